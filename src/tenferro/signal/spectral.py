"""Spectra of signals: transforms of windowed segments, with SciPy's names and defaults."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from tenferro import fft, numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.linalg.arguments import inexact_arrays
from tenferro.signal.arguments import axis_of, extended, overlap_added
from tenferro.signal.segments import SignalSegments, inverse_segments, segments_of, size_of
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import complex_dtype

_HANN = "hann"
_MODES = ("psd", "complex", "magnitude", "angle", "phase")
_BOUNDARIES = ("even", "odd", "constant", "zeros", None)
_NO_OVERLAP = 1e-10


def periodogram(
    x: Any,
    fs: ArrayLike = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = "boxcar",
    nfft: int | None = None,
    detrend: Any = "constant",
    return_onesided: bool = True,
    scaling: str = "density",
    axis: int = -1,
) -> tuple[Tensor, Tensor]:
    """Frequencies and the power spectral density of a whole signal: `scipy.signal.periodogram`.

    As `welch` with one segment of the signal's length.

    >>> periodogram([1.0, -1.0, 1.0, -1.0])[1].round(12)
    Tensor([0., 0., 4.])
    """
    (x,) = inexact_arrays("periodogram", x)
    axis = axis_of("periodogram", axis, x)
    if x.size == 0:
        return xp.zeros(x.shape), xp.zeros(x.shape)
    size = x.shape[axis]
    if nfft is not None and nfft < size:
        x, size, nfft = x[(*(slice(None),) * axis, slice(nfft))], nfft, None
    if hasattr(window, "size") and window.size != size:
        raise ValueError(
            "periodogram: the size of the window must be the same size of the input on the "
            f"specified axis, {size}, received {window.size}"
        )
    named = "boxcar" if window is None else window
    return welch(x, fs, named, size, 0, nfft, detrend, return_onesided, scaling, axis)


def welch(
    x: ArrayLike,
    fs: ArrayLike = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = _HANN,
    nperseg: int | None = None,
    noverlap: int | None = None,
    nfft: int | None = None,
    detrend: Any = "constant",
    return_onesided: bool = True,
    scaling: str = "density",
    axis: int = -1,
    average: str = "mean",
) -> tuple[Tensor, Tensor]:
    """Frequencies and the power spectral density by Welch's method: `scipy.signal.welch`.

    Segments of `nperseg` points (256), which overlap by half, are detrended ("constant", "linear",
    False or a function of the segments) and multiplied by the `window` (a name or numbers). Their
    squared transforms are averaged ("mean", "median"). P. Welch, IEEE Trans. Audio Electroacoust.
    15 (1967) 70. Differentiable with respect to x and `fs`; windows are constants. Raises
    ValueError for inconsistent sizes and unknown names.

    >>> f, p = welch([1.0, -1.0] * 8, nperseg=4)
    >>> f, p.round(12)
    (Tensor([0.  , 0.25, 0.5 ]), Tensor([0.        , 1.33333333, 2.66666667]))
    """
    f, p = csd(
        x, x, fs, window, nperseg, noverlap, nfft, detrend, return_onesided, scaling, axis, average
    )
    return f, xp.real(p)


def csd(
    x: Any,
    y: Any,
    fs: ArrayLike = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = _HANN,
    nperseg: int | None = None,
    noverlap: int | None = None,
    nfft: int | None = None,
    detrend: Any = "constant",
    return_onesided: bool = True,
    scaling: str = "density",
    axis: int = -1,
    average: str = "mean",
) -> tuple[Tensor, Tensor]:
    """Frequencies and the cross spectral density of two signals: `scipy.signal.csd`.

    The shorter signal is padded with zeros; other axes broadcast. Arguments are those of `welch`.

    >>> csd([1.0, -1.0] * 8, [1.0, 0.0] * 8, nperseg=4)[1].real.round(12)
    Tensor([0.        , 0.66666667, 1.33333333])
    """
    same = x is y
    x, y = inexact_arrays("csd", x, y)
    first, second = axis_of("csd", axis, x), axis_of("csd", axis, y)
    x, y = xp.moveaxis(x, first, -1), xp.moveaxis(y, second, -1)
    _check_broadcast(x, y)
    if x.size == 0 or y.size == 0:
        shape = (*np.broadcast_shapes(x.shape[:-1], y.shape[:-1]), min(x.shape[-1], y.shape[-1]))
        empty = xp.moveaxis(xp.zeros(shape), -1, axis)
        return empty, empty
    n = max(x.shape[-1], y.shape[-1])
    x, y = _filled(x, n), _filled(y, n)
    onesided = return_onesided and not x.aval.is_complex
    cut = segments_of("csd", window, nperseg, noverlap, nfft, n, detrend, onesided=onesided)
    left = cut.spectra(x)
    right = left if same else cut.spectra(y)
    power = _onesided(xp.conj(left) * right * cut.scale(scaling, fs), cut)
    power = xp.moveaxis(_averaged(power, average), -1, axis)
    return cut.frequencies(fs), xp.real(power) if same else power


def spectrogram(
    x: Any,
    fs: ArrayLike = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = ("tukey", 0.25),
    nperseg: int | None = None,
    noverlap: int | None = None,
    nfft: int | None = None,
    detrend: Any = "constant",
    return_onesided: bool = True,
    scaling: str = "density",
    axis: int = -1,
    mode: str = "psd",
) -> tuple[Tensor, Tensor, Tensor]:
    """Frequencies, times and spectra of consecutive segments: `scipy.signal.spectrogram`.

    `mode` is "psd", "complex", "magnitude", "angle" or "phase" (unwrapped). The last axis is the
    time axis. Other arguments are those of `welch`.

    >>> f, t, s = spectrogram([1.0, -1.0] * 8, nperseg=8)
    >>> s.shape, t
    ((5, 2), Tensor([ 4., 11.]))
    """
    if mode not in _MODES:
        raise ValueError(f"spectrogram: unknown value for mode {mode!r}, must be one of {_MODES}")
    (x,) = inexact_arrays("spectrogram", x)
    x = xp.moveaxis(x, axis_of("spectrogram", axis, x), -1)
    if x.size == 0:
        return xp.zeros(x.shape), xp.zeros(x.shape), xp.zeros(x.shape)
    n, onesided = x.shape[-1], return_onesided and not x.aval.is_complex
    size = size_of(window, nperseg, n)
    overlap = size // 8 if noverlap is None else noverlap
    cut = segments_of("spectrogram", window, nperseg, overlap, nfft, n, detrend, onesided=onesided)
    z, scale = cut.spectra(x), cut.scale(scaling, fs)
    if mode == "psd":
        result = _onesided(xp.real(xp.conj(z) * z) * scale, cut)
    else:
        result = _shown(z * scale**0.5, mode)
    return cut.frequencies(fs), _times(cut, n, fs), _with_times_last(result, axis)


def stft(
    x: Any,
    fs: Any = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = _HANN,
    nperseg: int | None = 256,
    noverlap: int | None = None,
    nfft: int | None = None,
    detrend: Any = False,
    return_onesided: bool = True,
    boundary: str | None = "zeros",
    padded: bool = True,
    axis: int = -1,
    scaling: str = "spectrum",
) -> tuple[Tensor, Tensor, Tensor]:
    """Frequencies, times and the short-time Fourier transform: `scipy.signal.stft`.

    The signal is extended by half a segment at both ends ("zeros", "even", "odd", "constant" or
    None) and, with `padded`, by zeros to whole segments. The last axis is the time axis.
    Differentiable with respect to x; `istft` is the inverse. Raises ValueError for inconsistent
    sizes and unknown names.

    >>> f, t, z = stft([1.0, 2.0, 3.0, 4.0], nperseg=4)
    >>> z.shape, t
    ((3, 3), Tensor([0., 2., 4.]))
    """
    if scaling not in ("spectrum", "psd"):
        raise ValueError(f"stft: Parameter {scaling=} not in ['spectrum', 'psd']!")
    if boundary not in _BOUNDARIES:
        raise ValueError(
            f"stft: Unknown boundary option {boundary!r}, must be one of: {list(_BOUNDARIES)}"
        )
    (x,) = inexact_arrays("stft", x)
    x = xp.moveaxis(x, axis_of("stft", axis, x), -1)
    if x.size == 0:
        return xp.zeros(x.shape), xp.zeros(x.shape), xp.zeros(x.shape)
    onesided = return_onesided and not x.aval.is_complex
    n = x.shape[-1]
    cut = segments_of("stft", window, nperseg, noverlap, nfft, n, detrend, onesided=onesided)
    x = _lengthened(x, cut, boundary, padded=padded)
    scale = cut.scale("spectrum" if scaling == "spectrum" else "density", fs)
    times = _times(cut, x.shape[-1], fs)
    if boundary is not None:
        times = times - (cut.size / 2) / fs
    return cut.frequencies(fs), times, _with_times_last(cut.spectra(x) * scale**0.5, axis)


def istft(
    Zxx: ArrayLike,
    fs: ArrayLike = 1.0,
    window: ArrayLike | str | tuple[Any, ...] = _HANN,
    nperseg: int | None = None,
    noverlap: int | None = None,
    nfft: int | None = None,
    input_onesided: bool = True,
    boundary: bool = True,
    time_axis: int = -1,
    freq_axis: int = -2,
    scaling: str = "spectrum",
) -> tuple[Tensor, Tensor]:
    """Times and the signal of a short-time Fourier transform: `scipy.signal.istft`.

    Overlapping segments are added and divided by the sum of squared windows; a warning is issued
    where this sum is 0. Linear. Raises ValueError for inconsistent sizes and axes, and unknown
    names.

    >>> z = stft([1.0, 2.0, 3.0, 4.0], nperseg=4)[2]
    >>> istft(z, nperseg=4)[1].round(12)
    Tensor([1., 2., 3., 4.])
    """
    z: Any
    (z,) = inexact_arrays("istft", Zxx)
    z = convert_to(z, complex_dtype(z.dtype))
    if z.ndim < 2:
        raise ValueError(f"istft: Input stft must be at least 2d! Received shape {z.shape}")
    time, freq = time_axis % z.ndim, freq_axis % z.ndim
    if time == freq:
        raise ValueError("istft: Must specify differing time and frequency axes!")
    z = xp.moveaxis(z, (time, freq), (-2, -1))
    cut = inverse_segments(z.shape[-1], window, nperseg, noverlap, nfft, onesided=input_onesided)
    if scaling not in ("spectrum", "psd"):
        raise ValueError(f"istft: Parameter {scaling=} not in ['spectrum', 'psd']!")
    root = cut.scale("density" if scaling == "psd" else "spectrum", fs) ** -0.5
    inverse = fft.irfft if input_onesided else fft.ifft
    pieces = inverse(z, cut.points)[..., : cut.size] * root
    pieces = pieces * convert_to(as_array("istft", cut.window), pieces.dtype)
    weight = np.asarray(overlap_added(np.tile(cut.window**2, (z.shape[-2], 1)), cut.step))
    inside = slice(cut.size // 2, None) if boundary else slice(None)
    end = cut.size + (z.shape[-2] - 1) * cut.step - (cut.size // 2 if boundary else 0)
    x, weight = overlap_added(pieces, cut.step)[..., :end][..., inside], weight[:end][inside]
    if not (weight > _NO_OVERLAP).all():
        hint = "" if boundary else " Possibly due to missing boundary"
        warnings.warn(f"NOLA condition failed, STFT may not be invertible.{hint}", stacklevel=2)
    norm = as_array("istft", np.where(weight > _NO_OVERLAP, weight, 1.0))
    x = x / convert_to(norm, x.dtype)
    if x.ndim > 1 and time != z.ndim - 1:
        x = xp.moveaxis(x, -1, time - (freq < time))
    return xp.arange(x.shape[0]) / fs, x


def _lengthened(x: Any, cut: SignalSegments, boundary: str | None, *, padded: bool) -> Any:
    half, last = cut.size // 2, x.ndim - 1
    widths = [(0, 0)] * last
    if boundary == "zeros":
        x = xp.pad(x, [*widths, (half, half)])
    elif boundary is not None:
        x = extended(x, half, boundary, last)
    missing = -(x.shape[-1] - cut.size) % cut.step % cut.size if padded else 0
    return xp.pad(x, [*widths, (0, missing)]) if missing else x


def _filled(x: Any, n: int) -> Any:
    return xp.pad(x, [*[(0, 0)] * (x.ndim - 1), (0, n - x.shape[-1])]) if x.shape[-1] < n else x


def _check_broadcast(x: Array, y: Array) -> None:
    try:
        np.broadcast_shapes(x.shape[:-1], y.shape[:-1])
    except ValueError as error:
        raise ValueError(
            f"csd: x and y cannot be broadcast together, with {x.shape[:-1]} and {y.shape[:-1]} "
            "besides the axis of time"
        ) from error


def _onesided(power: Any, cut: SignalSegments) -> Any:
    """With the power of negative frequencies added to that of positive ones."""
    if not cut.onesided:
        return power
    double = np.full(power.shape[-1], 2.0)
    double[0] = 1.0
    if cut.points % 2 == 0:
        double[-1] = 1.0
    return power * convert_to(as_array("onesided", double), power.dtype)


def _averaged(power: Any, average: str) -> Any:
    """The average over segments; a median is divided by its bias for exponential variables.

    B. Allen et al., Phys. Rev. D 85 (2012) 122006, appendix B.
    """
    if average not in ("mean", "median"):
        raise ValueError(f"Parameter {average=} must be 'median' or 'mean'!")
    if average == "mean" or power.shape[-2] == 1:
        return xp.mean(power, axis=-2)
    even = 2 * np.arange(1.0, (power.shape[-2] - 1) // 2 + 1)
    bias = float(1 + np.sum(1 / (even + 1) - 1 / even))
    middle = xp.median(xp.real(power), axis=-2)
    if power.aval.is_complex:
        middle = middle + 1j * xp.median(xp.imag(power), axis=-2)
    return middle / bias


def _times(cut: SignalSegments, n: int, fs: Any) -> Any:
    return xp.arange(cut.size / 2, n - cut.size / 2 + 1, cut.step) / fs


def _shown(z: Any, mode: str) -> Any:
    if mode == "complex":
        return z
    if mode == "magnitude":
        return xp.abs(z)
    angle = xp.angle(z)
    return xp.unwrap(angle, axis=-2) if mode == "phase" else angle


def _with_times_last(z: Any, axis: int) -> Any:
    """(..., times, frequencies) with the frequencies at the signal's axis, the times last."""
    z = xp.swapaxes(z, -2, -1)
    return xp.moveaxis(z, -2, axis - 1 if axis < 0 else axis)


__all__ = ["csd", "istft", "periodogram", "spectrogram", "stft", "welch"]
