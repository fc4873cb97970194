"""Convolution and correlation in any number of dimensions, with SciPy's names and defaults."""

from __future__ import annotations

from math import log2, prod
from timeit import default_timer
from typing import Any, Literal, NoReturn, overload
from warnings import warn

import numpy as np
from scipy.fft import next_fast_len

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.values import known_value
from tenferro.functions.numbers.convolving import correlated
from tenferro.ops.base import promoted_dtype
from tenferro.signal.fourier_convolution import (
    centered,
    check_mode,
    oaconvolve,
    operands,
    swap_needed,
)
from tenferro.tensor import ArrayLike

_BOUNDARIES = {"fill": "constant", "pad": "constant", "wrap": "wrap", "circular": "wrap",
               "symm": "symmetric", "symmetric": "symmetric"}  # fmt: skip
"""SciPy's names of boundaries and NumPy's."""
_DIRECT, _FFT = 1.2, 1.2
"""Nanoseconds of a product, and of a point and power of two of a transform: on one core, 10⁴
numbers with a kernel of 101 (1.2 and 0.5 ms). They choose between two ways to the same result."""
_FFT_CALLS = 50_000.0
"""Nanoseconds that three transforms take, however short, of arrays that are not traced."""
_EXACT = 2**52
"""Integers below are exact as float64."""


def convolve(in1: ArrayLike, in2: ArrayLike, mode: str = "full", method: str = "auto") -> Tensor:
    """The convolution Σₘ in1[m] in2[n − m] of arrays of equal ndim: `scipy.signal.convolve`.

    `mode` is "full", "same" (the size of in1, centered) or "valid" (complete overlaps only);
    `method` is "direct", "fft", or "auto" for the method that is estimated to be faster. Bilinear.
    The dtype is the promoted dtype; results of transforms of integers are rounded.

    Raises ValueError for an unknown mode or method, arrays of different ndim, and for "valid" if
    neither array is at least as large as the other along every axis.

    >>> convolve([1.0, 2.0, 3.0], [0.0, 1.0, 0.5], mode="same")
    Tensor([1. , 2.5, 4. ])
    """
    volume, kernel = operands("convolve", in1, in2)
    check_mode("convolve", mode)
    if volume.ndim == 0:
        return volume * kernel
    if swap_needed("convolve", mode, volume.shape, kernel.shape, range(volume.ndim)):
        volume, kernel = kernel, volume
    if method == "auto":
        method = _estimated(volume, kernel, mode)
    if method == "direct":
        return _direct(volume, kernel, mode)
    if method != "fft":
        raise ValueError(
            f"convolve: `method` is {method!r}. Acceptable method flags are 'auto', 'direct', "
            "or 'fft'."
        )
    product = oaconvolve(volume, kernel, mode)
    _warn_of_nan(product)
    dtype = promoted_dtype(volume, kernel)
    return convert_to(xp.rint(product) if dtype.kind in "iu" else product, dtype)


def correlate(in1: ArrayLike, in2: ArrayLike, mode: str = "full", method: str = "auto") -> Tensor:
    """The correlation Σₙ in1[n + k] conj(in2[n]): `scipy.signal.correlate`.

    Modes, methods, errors and derivatives are those of `convolve`.

    >>> correlate([1.0, 2.0, 3.0], [1.0, 1.0])
    Tensor([1., 3., 5., 3.])
    """
    in1, in2 = operands("correlate", in1, in2)
    if in1.ndim and not (in1.size and in2.size):
        return xp.asarray([])
    return convolve(in1, xp.conj(xp.flip(in2)), mode, method)


def convolve2d(
    in1: ArrayLike,
    in2: ArrayLike,
    mode: str = "full",
    boundary: str = "fill",
    fillvalue: ArrayLike = 0,
) -> Tensor:
    """The convolution of two matrices with a boundary: `scipy.signal.convolve2d`.

    `boundary` is "fill" (with `fillvalue`), "wrap" or "symm"; modes and errors are those of
    `convolve`. Bilinear, for a `fillvalue` of 0.

    >>> convolve2d([[1.0, 2.0], [3.0, 4.0]], [[1.0, 1.0]], "same", "wrap")
    Tensor([[3., 3.],
            [7., 7.]])
    """
    in1, in2 = _matrices("convolve2d", in1, in2, mode)
    return _bounded("convolve2d", in1, xp.flip(in2), mode, boundary, fillvalue, late=False)


def correlate2d(
    in1: ArrayLike,
    in2: ArrayLike,
    mode: str = "full",
    boundary: str = "fill",
    fillvalue: ArrayLike = 0,
) -> Tensor:
    """The correlation of two matrices with a boundary: `scipy.signal.correlate2d`.

    Arguments and errors are those of `convolve2d`; in2 is conjugated.

    >>> correlate2d([[1.0, 2.0], [3.0, 4.0]], [[1.0, 1.0]], "valid")
    Tensor([[3.],
            [7.]])
    """
    first, second = _matrices("correlate2d", in1, in2, mode)
    swapped = mode == "valid" and first.shape != as_array("correlate2d", in1).shape
    found = _bounded("correlate2d", first, xp.conj(second), mode, boundary, fillvalue, late=True)
    return xp.flip(found) if swapped else found


@overload
def choose_conv_method(
    in1: ArrayLike, in2: ArrayLike, mode: str = "full", measure: Literal[False] = False
) -> str: ...


@overload
def choose_conv_method(
    in1: ArrayLike, in2: ArrayLike, mode: str = "full", *, measure: Literal[True]
) -> tuple[str, dict[str, float]]: ...


def choose_conv_method(
    in1: ArrayLike, in2: ArrayLike, mode: str = "full", measure: bool = False
) -> Any:
    """The `method` of `convolve` that is estimated to be faster: `scipy.signal.choose_conv_method`.

    With `measure` both methods are timed: the result is the method and a dictionary of seconds.

    >>> choose_conv_method(xp.ones(10), xp.ones(3))
    'direct'
    """
    volume, kernel = operands("choose_conv_method", in1, in2)
    if not measure:
        return _estimated(volume, kernel, mode)
    times = {}
    for method in ("fft", "direct"):
        start = default_timer()
        convolve(volume, kernel, mode, method)
        times[method] = default_timer() - start
    return min(times, key=times.__getitem__), times


def _matrices(name: str, in1: Any, in2: Any, mode: str) -> tuple[Any, Any]:
    first, second = operands(name, in1, in2)
    if first.ndim != 2:
        raise ValueError(f"{name}: inputs must both be 2-D arrays, received shape {first.shape}")
    check_mode(name, mode)
    if swap_needed(name, mode, first.shape, second.shape, range(2)):
        first, second = second, first
    return first, second


def _direct(x: Any, w: Any, mode: str) -> Any:
    if 0 in w.shape or 0 in x.shape:
        _refuse_empty("convolve", x, w)
    shape = x.shape
    if mode != "valid" and w.size > x.size:
        x, w = w, x
    before, after = [(0, 0)] * x.ndim, [(k - 1, k - 1) for k in w.shape]
    found = correlated(x, xp.flip(w), before if mode == "valid" else after)
    return centered(found, shape) if mode == "same" else found


def _refuse_empty(name: str, *operands: Any) -> NoReturn:
    shapes = " and ".join(str(x.shape) for x in operands)
    raise ValueError(f"{name}: inputs cannot be empty, received shapes {shapes}")


def _warn_of_nan(product: Any) -> None:
    """A single NaN spreads over the whole result of a transform, or over a block."""
    known = known_value(product)
    if known is not None and not np.isfinite(known).all():
        warn(
            "convolve: Use of fft convolution on input with NAN or inf results in NAN or inf "
            "output. Consider using method='direct' instead.",
            RuntimeWarning,
            stacklevel=3,
        )


def _bounded(
    name: str, x: Any, w: Any, mode: str, boundary: str, fillvalue: Any, *, late: bool
) -> Any:
    """Σ x[n + k] w[k] of matrices; of an even kernel "same" is centered late in correlations."""
    if boundary not in _BOUNDARIES:
        raise ValueError(
            f"{name}: `boundary` is {boundary!r}. Acceptable boundary flags are 'fill', 'circular' "
            "(or 'wrap'), and 'symmetric' (or 'symm')."
        )
    if 0 in x.shape or 0 in w.shape:
        _refuse_empty(name, x, w)
    filler = as_array(name, fillvalue, x)
    if filler.size != 1:
        raise ValueError(
            f"{name}: `fillvalue` must be scalar or an array with one element, received shape "
            f"{filler.shape}"
        )
    if filler.aval.is_complex and not x.aval.is_complex:
        raise ValueError(
            f"{name}: could not cast `fillvalue` directly to the output type, {x.dtype}"
        )
    if mode != "valid":
        widths = [(k - 1, k - 1) for k in w.shape]
        if mode == "same":
            widths = [(k // 2, (k - 1) // 2) for k in w.shape]
            widths = [pair[::-1] for pair in widths] if late else widths
        how = _BOUNDARIES[boundary]
        x = xp.pad(
            x,
            widths,
            how,
            **({"constant_values": xp.reshape(filler, ())} if how == "constant" else {}),
        )
    return correlated(x, w, [(0, 0)] * 2)


def _estimated(x: Any, w: Any, mode: str) -> str:
    """The cheaper method: products one by one, or transforms of both arrays and the result."""
    dtype = promoted_dtype(x, w)
    if dtype.kind == "b" or (dtype.kind in "iu" and not _exact(x, w)):
        return "direct"
    if 0 in x.shape or 0 in w.shape or not x.ndim:
        return "direct"
    sizes = [n + k - 1 for n, k in zip(x.shape, w.shape, strict=True)]
    if mode == "valid":
        positions = prod(abs(n - k) + 1 for n, k in zip(x.shape, w.shape, strict=True))
    else:
        positions = prod(sizes)
    products = positions * min(x.size, w.size)
    points = prod(next_fast_len(n) for n in sizes)
    transforms = _FFT_CALLS + _FFT * 3 * points * log2(points + 1)
    return "fft" if transforms < _DIRECT * products else "direct"


def _exact(x: Any, w: Any) -> bool:
    """Whether sums of products of integers, as far as they are known, are exact as float64."""
    known = [known_value(v) for v in (x, w)]
    if any(v is None or not v.size for v in known):
        return False
    largest = [int(abs(v.astype(float)).max()) for v in known if v is not None]
    return prod(largest) * int(min(x.size, w.size)) < _EXACT


__all__ = [
    "choose_conv_method",
    "convolve",
    "convolve2d",
    "correlate",
    "correlate2d",
]
