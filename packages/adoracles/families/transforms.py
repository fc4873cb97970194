"""Fourier, cosine and sine transforms except the first ones, and filters of signals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from adoracles.exact.numbers import Exact, as_exact, mp, pointwise
from adoracles.families import forms
from adoracles.families.arrays import REAL, backwards, convolve, forwards
from adoracles.families.forms import Row
from adoracles.families.scalars import X, Y, Z

arrays = partial(forms.arrays, count=forms.FEW)
with_square = partial(forms.with_square, count=forms.FEW)

LINE: Row = ((X,), {}, {"x": (2, 4)})
real_part = pointwise(lambda x: mp.re(x))


def _cosines(n: int, kind: int) -> Exact:
    """The matrix of SciPy's discrete cosine transform of a type."""
    rows: dict[int, Callable[[int, int], Any]] = {
        1: lambda k, j: (
            (2 if 0 < j < n - 1 else 1) * mp.cospi(mp.mpf(k * j) / (n - 1)) if n > 1 else mp.mpf(1)
        ),
        2: lambda k, j: 2 * mp.cospi(mp.mpf(k * (2 * j + 1)) / (2 * n)),
        3: lambda k, j: (2 if j else 1) * mp.cospi(mp.mpf(j * (2 * k + 1)) / (2 * n)),
        4: lambda k, j: 2 * mp.cospi(mp.mpf((2 * j + 1) * (2 * k + 1)) / (4 * n)),
    }
    return np.array([[rows[kind](k, j) for j in range(n)] for k in range(n)], object)


def _sines(n: int, kind: int) -> Exact:
    """The matrix of SciPy's discrete sine transform of a type."""
    rows: dict[int, Callable[[int, int], Any]] = {
        1: lambda k, j: 2 * mp.sinpi(mp.mpf((k + 1) * (j + 1)) / (n + 1)),
        2: lambda k, j: 2 * mp.sinpi(mp.mpf((k + 1) * (2 * j + 1)) / (2 * n)),
        3: lambda k, j: (
            (-1) ** k * mp.mpf(1)
            if j == n - 1
            else 2 * mp.sinpi(mp.mpf((j + 1) * (2 * k + 1)) / (2 * n))
        ),
        4: lambda k, j: 2 * mp.sinpi(mp.mpf((2 * j + 1) * (2 * k + 1)) / (4 * n)),
    }
    return np.array([[rows[kind](k, j) for j in range(n)] for k in range(n)], object)


def _along(x: Exact, matrix: Exact, axis: int = -1) -> Exact:
    return np.moveaxis(as_exact(np.moveaxis(x, axis, -1) @ matrix.T), -1, axis)


TYPES: list[Row] = [((X, kind), {}, {"x": (2, 4)}) for kind in (1, 2, 3, 4)]
with_square("fft.dct", lambda x, kind=2: _along(x, _cosines(x.shape[-1], kind)), *TYPES, kinds=REAL)
with_square("fft.dst", lambda x, kind=2: _along(x, _sines(x.shape[-1], kind)), *TYPES, kinds=REAL)


def _inverse(x: Exact) -> Exact:
    """The inverse of the second type is the third one, over 2 n."""
    n = x.shape[-1]
    return _along(x, _cosines(n, 3)) / (2 * n)


with_square("fft.idct", _inverse, LINE, kinds=REAL)
with_square("fft.fftn", lambda x: forwards(forwards(x), axis=-2), ((X,), {}, {"x": (2, 3)}))
with_square("fft.ifftn", lambda x: backwards(backwards(x), axis=-2), ((X,), {}, {"x": (2, 3)}))
with_square("fft.fftshift", np.fft.fftshift, ((X,), {}, {"x": (5,)}), ((X,), {}, {"x": (2, 3)}))
with_square("fft.ifftshift", np.fft.ifftshift, ((X,), {}, {"x": (5,)}), ((X,), {}, {"x": (2, 3)}))
with_square(
    "fft.rfft2",
    lambda x: forwards(forwards(x)[..., : x.shape[-1] // 2 + 1], axis=-2),
    ((X,), {}, {"x": (2, 4)}),
    ((X,), {}, {"x": (3, 3)}),
    kinds=REAL,
)


def _hermitian(x: Exact, n: int) -> Exact:
    """The transform of the conjugate spectrum; of the real frequencies the real part counts."""
    half = x.shape[-1]
    out = np.empty((*x.shape[:-1], n), object)
    for place in np.ndindex(*x.shape[:-1]):
        for j in range(n):
            terms = []
            for k in range(half):
                weight = 1 if k == 0 or 2 * k == n else 2
                turn = mp.expjpi(mp.mpf(-2 * j * k) / n)
                terms.append(weight * mp.re(x[(*place, k)] * turn))
            out[(*place, j)] = mp.fsum(terms)
    return out


with_square(
    "fft.hfft",
    _hermitian,
    ((X, 4), {}, {"x": (2, 3)}),
    ((X, 5), {}, {"x": (3,)}),
    kinds=("complex",),
)
with_square(
    "fft.ihfft",
    lambda x: np.conj(forwards(x)[..., : x.shape[-1] // 2 + 1]) / x.shape[-1],
    LINE,
    ((X,), {}, {"x": (5,)}),
    kinds=REAL,
)
arrays(
    "signal.convolve",
    convolve,
    ((X, Y), {}, {"x": (4,), "y": (3,)}),
    ((X, Y, "same"), {}, {"x": (4,), "y": (3,)}),
)
arrays(
    "signal.correlate",
    lambda x, y, mode="full": convolve(x, np.conj(y[::-1]), mode),
    ((X, Y), {}, {"x": (4,), "y": (3,)}),
    ((X, Y, "valid"), {}, {"x": (4,), "y": (3,)}),
)


def _filtered(b: Exact, a: Exact, x: Exact) -> Exact:
    """The difference equation Σ a_k y_(n−k) = Σ b_k x_(n−k)."""
    y: list[Any] = []
    for n in range(len(x)):
        total = sum(b[k] * x[n - k] for k in range(len(b)) if n >= k)
        total = total - sum(a[k] * y[n - k] for k in range(1, len(a)) if n >= k)
        y.append(total / a[0])
    return np.array(y, object)


arrays(
    "signal.lfilter",
    _filtered,
    ((X, Y, Z), {}, {"x": (2,), "y": (3,), "z": (4,)}),
    kinds=REAL,
    interval=(0.4, 1.5),
)


def _detrended(x: Exact) -> Exact:
    n = x.shape[-1]
    t = np.array([mp.mpf(2 * i - n + 1) / 2 for i in range(n)], object)
    slope = np.sum(x * t, axis=-1, keepdims=True) / np.sum(t * t)
    return x - np.sum(x, axis=-1, keepdims=True) / n - slope * t


with_square("signal.detrend", _detrended, ((X,), {}, {"x": (2, 4)}), kinds=REAL)


def _analytic(x: Exact) -> Exact:
    n = x.shape[-1]
    weights = [1 if k == 0 or 2 * k == n else (2 if 2 * k < n else 0) for k in range(n)]
    return backwards(forwards(x) * np.array(weights, object))


with_square(
    "signal.hilbert", _analytic, ((X,), {}, {"x": (4,)}), ((X,), {}, {"x": (5,)}), kinds=REAL
)
