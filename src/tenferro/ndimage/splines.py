"""B-splines through the elements of images: their coefficients, and their weights at points.

M. Unser, A. Aldroubi, M. Eden, IEEE Trans. Signal Process. 41 (1993) 821 and 834; P. Thévenaz,
T. Blu, M. Unser, IEEE Trans. Med. Imaging 19 (2000) 739.
"""

from __future__ import annotations

from math import prod, sqrt
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.statistics.padding import OUTSIDE
from tenferro.ndimage.arguments import image, writing
from tenferro.ops.base import as_array, check_axis, convert_to
from tenferro.signal import lfilter
from tenferro.tensor import ArrayLike, DTypeLike

_R4, _R5 = sqrt(438976), sqrt(4436.25)
_POLES = {
    2: [sqrt(8) - 3],
    3: [sqrt(3) - 2],
    4: [sqrt(664 - _R4) + sqrt(304) - 19, sqrt(664 + _R4) - sqrt(304) - 19],
    5: [sqrt(67.5 - _R5) + sqrt(26.25) - 6.5, sqrt(67.5 + _R5) - sqrt(26.25) - 6.5],
}
"""The poles within the unit circle of the filters that invert B-splines at integers."""
_EXTENSIONS = {
    "reflect": "symmetric", "grid-mirror": "symmetric", "nearest": "symmetric",
    "mirror": "reflect", "constant": "reflect", "grid-constant": "reflect", "wrap": "reflect",
    "grid-wrap": "wrap",
}  # fmt: skip
"""How coefficients are extended for each of SciPy's modes, by NumPy's names."""


@writing
def spline_filter1d(
    input: ArrayLike,
    order: int = 3,
    axis: int = -1,
    output: ArrayLike | DTypeLike = np.float64,
    mode: str = "mirror",
) -> Tensor:
    """Coefficients of a spline along an axis: `scipy.ndimage.spline_filter1d`.

    The order is at most 5. Linear. Raises RuntimeError for other orders and unknown modes.

    >>> spline_filter1d([0.0, 1.0, 0.0]).round(12)
    Tensor([-1.,  2., -1.])
    """
    _check("spline_filter1d", order, mode, fewest=0)
    of = image("spline_filter1d", input, _output(input, output))
    axis = check_axis("spline_filter1d", axis, of.values.ndim)
    return of.result(coefficients(of.values, order, axis, mode))


@writing
def spline_filter(
    input: ArrayLike,
    order: int = 3,
    output: ArrayLike | DTypeLike = np.float64,
    mode: str = "mirror",
) -> Tensor:
    """Coefficients of the spline of an order from 2 to 5: `scipy.ndimage.spline_filter`.

    >>> spline_filter([[0.0, 0.0], [0.0, 1.0]])[1].round(12)
    Tensor([-2.,  4.])
    """
    _check("spline_filter", order, mode, fewest=2)
    of = image("spline_filter", input, _output(input, output))
    values = of.values
    for axis in range(values.ndim):
        values = coefficients(values, order, axis, mode)
    return of.result(values)


def coefficients(x: Any, order: int, axis: int, mode: str) -> Any:
    """The spline's coefficients: two recurrences for each pole, one in each direction."""
    n = x.shape[axis]
    if order < 2 or n < 2:
        return x
    how = _EXTENSIONS[mode]
    y = xp.moveaxis(x, axis, 0)
    y = y * prod((1 - z) * (1 - 1 / z) for z in _POLES[order])
    for z in _POLES[order]:
        first = _dot(_causal(z, n, how), y)
        y = xp.concat([first[None], _recurrence(1.0, z, y[1:], z * first)])
        last = _dot(_anticausal(z, n, how), y)
        before = _recurrence(-z, z, xp.flip(y[:-1], 0), z * last)
        y = xp.concat([xp.flip(before, 0), last[None]])
    return xp.moveaxis(y, 0, axis)


def weights(u: Any, order: int) -> list[Any]:
    """The B-splines that are not 0 at u in [0, 1) between two knots, by de Boor's recurrence."""
    values = [xp.ones_like(u)]
    for d in range(1, order + 1):
        above: list[Any] = [0.0] * (d + 1)
        for r, value in enumerate(values):
            above[r] = above[r] + value * ((r + 1 - u) / d)
            above[r + 1] = above[r + 1] + value * ((u + (d - 1 - r)) / d)
        values = above
    return values


def extended_index(index: Any, n: int, mode: str) -> Any:
    """Numbers of coefficients in 0 to n − 1, for those outside."""
    how = "edge" if mode == "nearest" else _EXTENSIONS[mode]
    return OUTSIDE[how](index, n)


def _check(name: str, order: int, mode: str, fewest: int) -> None:
    if not fewest <= order <= 5:
        raise RuntimeError(f"{name}: spline order not supported: {order}, expected {fewest} to 5")
    if mode not in _EXTENSIONS:
        raise RuntimeError(
            f"{name}: boundary mode not supported: {mode!r}, expected one of {sorted(_EXTENSIONS)}"
        )


def _output(input: Any, output: Any) -> Any:
    """SciPy's default is float64, of complex input complex128."""
    is_default = output is np.float64 and np.iscomplexobj(input)
    return np.complex128 if is_default else output


def _recurrence(b: float, z: float, x: Any, state: Any) -> Any:
    """y[i] = b x[i] + z y[i − 1] along the first axis, where z y[−1] is the state."""
    b, a = (convert_to(as_array("spline", np.array(v)), x.dtype) for v in ([b], [1.0, -z]))
    return lfilter(b, a, x, 0, state[None])[0]


def _dot(row: np.ndarray[Any, Any], y: Any) -> Any:
    """The sum of the slices along the first axis times numbers, without those that are 0."""
    used = np.flatnonzero(row)
    low, high = int(used[0]), int(used[-1]) + 1
    part = convert_to(as_array("spline", row[low:high]), y.dtype)
    return xp.tensordot(part, y[low:high], axes=1)


def _causal(z: float, n: int, how: str) -> np.ndarray[Any, Any]:
    """Σₖ zᵏ x[−k] of the extended x, a periodic sequence, as a sum over x[0] to x[n − 1]."""
    period = {"reflect": 2 * n - 2, "symmetric": 2 * n, "wrap": n}[how]
    places = np.asarray(OUTSIDE[how](as_array("spline", -np.arange(period)), n))
    powers = z ** np.arange(period) / (1 - z**period)
    found: np.ndarray[Any, Any] = np.bincount(places, powers, n)
    return np.where(np.abs(found) < 1e-300, 0.0, found)


def _anticausal(z: float, n: int, how: str) -> np.ndarray[Any, Any]:
    """The last coefficient, of the sequence that the first recurrence computed."""
    row = np.zeros(n)
    if how == "reflect":
        row[-2:] = z * z / (z * z - 1), z / (z * z - 1)
    elif how == "symmetric":
        row[-1] = z / (z - 1)
    else:
        np.add.at(row, (np.arange(n) - 1) % n, -z * z ** np.arange(n) / (1 - z**n))
    return row


__all__ = ["spline_filter", "spline_filter1d"]
