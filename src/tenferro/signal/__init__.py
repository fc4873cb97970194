"""Signals with SciPy's names: convolution, filters and spectra, differentiable."""

from tenferro.signal.convolution import (
    choose_conv_method,
    convolve,
    convolve2d,
    correlate,
    correlate2d,
)
from tenferro.signal.filtering import lfilter, lfilter_zi, sosfilt, sosfilt_zi
from tenferro.signal.fourier_convolution import fftconvolve, oaconvolve
from tenferro.signal.responses import freqz, freqz_sos, get_window, sosfreqz
from tenferro.signal.spectral import csd, istft, periodogram, spectrogram, stft, welch
from tenferro.signal.trends import detrend, hilbert, savgol_filter
from tenferro.signal.zero_phase import filtfilt, sosfiltfilt

__all__ = [
    "choose_conv_method",
    "convolve",
    "convolve2d",
    "correlate",
    "correlate2d",
    "csd",
    "detrend",
    "fftconvolve",
    "filtfilt",
    "freqz",
    "freqz_sos",
    "get_window",
    "hilbert",
    "istft",
    "lfilter",
    "lfilter_zi",
    "oaconvolve",
    "periodogram",
    "savgol_filter",
    "sosfilt",
    "sosfilt_zi",
    "sosfiltfilt",
    "sosfreqz",
    "spectrogram",
    "stft",
    "welch",
]


def __dir__() -> list[str]:
    return __all__
