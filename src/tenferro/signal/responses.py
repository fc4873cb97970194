"""Frequency responses of filters, and windows."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.linalg.arguments import inexact_arrays
from tenferro.signal.filtering import sections_of
from tenferro.tensor import ArrayLike


def freqz(
    b: ArrayLike,
    a: ArrayLike = 1,
    worN: Any = 512,
    whole: bool = False,
    plot: Any = None,
    fs: Any = 2 * np.pi,
    include_nyquist: bool = False,
) -> tuple[Tensor, Tensor]:
    """Frequencies and the response Σ b[k] e^(−iωk) / Σ a[k] e^(−iωk): `scipy.signal.freqz`.

    `b` and `a` are sequences. `worN` is the number of frequencies from 0 to the Nyquist frequency
    (with `whole`, to `fs`), or an array of frequencies. Differentiable with respect to b, a and
    frequencies. `plot` is called with both results. Raises ValueError for coefficients with more
    axes; `te.vmap` maps over several filters.

    >>> w, h = freqz([0.5, 0.5], worN=2, fs=2.0)
    >>> w, h.round(12)
    (Tensor([0. , 0.5]), Tensor([1. +0.j , 0.5-0.5j]))
    """
    b, a = (xp.atleast_1d(x) for x in inexact_arrays("freqz", b, a))
    if b.ndim > 1 or a.ndim > 1:
        raise ValueError(
            f"freqz: b and a have shapes {b.shape} and {a.shape}, expected sequences; te.vmap maps "
            "over several filters"
        )
    if worN is None or isinstance(worN, int | np.integer):
        n = 512 if worN is None else operator.index(worN)
        if n < 0:
            raise ValueError(f"freqz: worN must be nonnegative, got {n}")
        last = fs if whole else 0.5 * fs
        frequencies = last * xp.linspace(0.0, 1.0, n, endpoint=include_nyquist and not whole)
    else:
        (frequencies,) = inexact_arrays("freqz", worN)
        frequencies = xp.atleast_1d(frequencies)
    h = _response(b, 2 * np.pi * frequencies / fs) / _response(a, 2 * np.pi * frequencies / fs)
    if plot is not None:
        plot(frequencies, h)
    return frequencies, h


def freqz_sos(
    sos: ArrayLike, worN: Any = 512, whole: bool = False, fs: Any = 2 * np.pi
) -> tuple[Tensor, Tensor]:
    """Frequencies and the response of second-order sections: `scipy.signal.freqz_sos`.

    Arguments are those of `sosfilt` and `freqz`.

    >>> freqz_sos([[0.5, 0.5, 0.0, 1.0, 0.0, 0.0]], worN=2)[1].round(12)
    Tensor([1. +0.j , 0.5-0.5j])
    """
    (sos,) = inexact_arrays("freqz_sos", sections_of("freqz_sos", sos))
    h: Any = 1.0
    w: Any = None
    for row in (sos[i] for i in range(sos.shape[0])):
        w, part = freqz(row[:3], row[3:], worN, whole, fs=fs)
        h = h * part
    return w, h


def sosfreqz(*args: Any, **kwargs: Any) -> tuple[Tensor, Tensor]:
    """`freqz_sos` by its former name: `scipy.signal.sosfreqz`.

    >>> sosfreqz([[0.5, 0.5, 0.0, 1.0, 0.0, 0.0]], worN=2)[1].round(12)
    Tensor([1. +0.j , 0.5-0.5j])
    """
    return freqz_sos(*args, **kwargs)


def get_window(window: ArrayLike | str | tuple[Any, ...], Nx: int, fftbins: bool = True) -> Tensor:
    """The numbers of a window by its name, as `scipy.signal.get_window`: constants.

    >>> get_window("hann", 4)
    Tensor([0. , 0.5, 1. , 0.5])
    """
    from scipy.signal import get_window as of_scipy

    return xp.asarray(np.asarray(of_scipy(window, Nx, fftbins)))


def _response(coefficients: Any, w: Any) -> Any:
    """Σₖ c[k] e^(−iωk)."""
    powers = xp.exp(-1j * xp.expand_dims(w, -1) * xp.arange(coefficients.shape[0]))
    return xp.sum(powers * coefficients, axis=-1)


__all__ = ["freqz", "freqz_sos", "get_window", "sosfreqz"]
