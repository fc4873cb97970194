"""Segments of signals: how they are cut, windowed and transformed."""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

import numpy as np

from tenferro import fft
from tenferro.ops.base import as_array, convert_to
from tenferro.signal.arguments import framed, window_of
from tenferro.signal.trends import detrend as without_trend


class SignalSegments(NamedTuple):
    """How a signal is cut and transformed."""

    window: np.ndarray[Any, Any]
    size: int
    overlap: int
    points: int
    detrend: Any
    onesided: bool

    @property
    def step(self) -> int:
        return self.size - self.overlap

    def frequencies(self, fs: Any) -> Any:
        grid = fft.rfftfreq if self.onesided else fft.fftfreq
        return grid(self.points) * fs

    def spectra(self, x: Any) -> Any:
        """(..., segments, frequencies)."""
        pieces = framed(x, self.size, self.step)
        if callable(self.detrend):
            pieces = self.detrend(pieces)
        elif self.detrend:
            pieces = without_trend(pieces, type=self.detrend)
        window = convert_to(as_array("window", self.window), pieces.dtype)
        transform = fft.rfft if self.onesided else fft.fft
        return transform(pieces * window, self.points)

    def scale(self, scaling: str, fs: Any) -> Any:
        """What turns squared magnitudes into a density, or into a spectrum."""
        if scaling == "density":
            return 1.0 / (fs * float((self.window * self.window).sum()))
        if scaling == "spectrum":
            return 1.0 / float(self.window.sum()) ** 2
        raise ValueError(f"Unknown scaling: {scaling!r}, expected 'density' or 'spectrum'")


def size_of(window: Any, nperseg: int | None, n: int) -> int:
    """The points of a segment: at most n for a window's name, otherwise those of the window."""
    if isinstance(window, str | tuple):
        return min(256 if nperseg is None else int(nperseg), n)
    return len(window) if nperseg is None else int(nperseg)


def segments_of(
    name: str,
    window: Any,
    nperseg: int | None,
    noverlap: int | None,
    nfft: int | None,
    n: int,
    detrend: Any,
    *,
    onesided: bool,
) -> SignalSegments:
    """The segments of n points."""
    if nperseg is not None and int(nperseg) < 1:
        raise ValueError(
            f"{name}: Parameter {nperseg=} is not valid: nperseg must be a positive integer"
        )
    size = size_of(window, nperseg, n)
    if nperseg is not None and size < int(nperseg):
        warnings.warn(
            f"{name}: nperseg={nperseg} is greater than signal length {n}, using nperseg = {n}",
            stacklevel=3,
        )
    if size > n:
        raise ValueError(f"{name}: window of {size} points is longer than input signal, {n}")
    return _checked(name, window, size, noverlap, nfft, detrend, onesided=onesided)


def _checked(
    name: str,
    window: Any,
    size: int,
    noverlap: int | None,
    nfft: int | None,
    detrend: Any,
    *,
    onesided: bool,
) -> SignalSegments:
    points = size if nfft is None else int(nfft)
    if points < size:
        raise ValueError(f"{name}: nfft must be greater than or equal to nperseg, {size}")
    overlap = size // 2 if noverlap is None else int(noverlap)
    if overlap >= size:
        raise ValueError(f"{name}: noverlap must be less than nperseg, {size}")
    values = window_of(name, window, size)
    return SignalSegments(values, size, overlap, points, detrend, onesided)


def inverse_segments(
    frequencies: int,
    window: Any,
    nperseg: int | None,
    noverlap: int | None,
    nfft: int | None,
    *,
    onesided: bool,
) -> SignalSegments:
    """The segments whose transforms have so many frequencies."""
    even = 2 * (frequencies - 1) if onesided else frequencies
    size = even if nperseg is None else int(nperseg)
    if size < 1:
        raise ValueError(f"istft: nperseg must be a positive integer, received {size}")
    if nfft is None:
        nfft = size if onesided and size == even + 1 else even
    return _checked("istft", window, size, noverlap, nfft, False, onesided=onesided)


__all__ = ["SignalSegments", "inverse_segments", "segments_of", "size_of"]
