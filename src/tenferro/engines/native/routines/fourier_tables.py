"""The numbers that Fourier transforms read: roots of one and chirps, in the order of lanes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any

import numpy as np

from tenferro.engines.native.runtime.code.target import host

PIECES = 8
"""Pieces of a line in the lanes of a vector; of two lines in single precision."""
_ODD_RADICES = (3, 5, 7, 11, 13)
STAGES = 24


@lru_cache(maxsize=256)
def factors(n: int) -> tuple[int, ...] | None:
    """The radices of the stages of n points; None if a prime factor is too large.

    Stages of 4 or 8 points are first and last if possible: they read and write memory.
    """
    twos = (n & -n).bit_length() - 1
    n >>= twos
    found = _radices_of_two(twos)
    inside = [r for r in found if r == 2]
    for radix in _ODD_RADICES:
        while n % radix == 0:
            inside.append(radix)
            n //= radix
    ends = [r for r in found if r > 2]
    radices = (*ends[:1], *inside, *ends[1:])
    return radices if n == 1 and len(radices) <= STAGES else None


def _radices_of_two(twos: int) -> list[int]:
    """As few stages as possible, of 8 points where they fit the registers.

    One core of a Xeon with AVX-512: 1000 lines of 64 points in double precision take 95 µs by 8 and
    144 by 4, 256 by 256 points 308 and 386.
    """
    fours = twos // 2 if host().vector_registers < 32 else (-twos % 3 if twos > 1 else 0)
    eights, rest = divmod(twos - 2 * fours, 3)
    return [8] * eights + [4] * fours + [2] * rest


def halves(n: int) -> tuple[int, int]:
    """n as a product of two numbers of about the same size."""
    first = next(k for k in range(int(sqrt(n)), 0, -1) if n % k == 0)
    return n // first, first


def convolution_points(n: int, multiple: int) -> int:
    """The least multiple, of no prime factor above 5, of points for a convolution of n points."""
    from scipy.fft import next_fast_len  # loaded when it is needed: it takes half of an import

    return int(next_fast_len(-(-(2 * n - 1) // multiple), real=True)) * multiple


@lru_cache(maxsize=32)
def roots(n: int) -> Any:
    """exp(-2πi k / n), each part within an ulp: from angles up to π/4."""
    k = np.arange(n)
    octant, rest = np.divmod(8 * k, n)
    angle = np.where(octant % 2, n - rest, rest) * (np.pi / 4 / n)
    c, s = np.cos(angle), np.sin(angle)
    steep = np.isin(octant % 4, (1, 2))
    real, imag = np.where(steep, s, c), np.where(steep, c, s)
    real = np.where(np.isin(octant, (2, 3, 4, 5)), -real, real)
    return real + 1j * np.where(octant < 4, -imag, imag)


def twiddles(n: int, radices: Sequence[int]) -> Any:
    """The roots of each stage: of every group, for all but its first point."""
    found, left = [np.zeros(0, complex)], n
    for r in radices:
        powers = np.outer(np.arange(left // r), np.arange(1, r)) * (n // left)
        found.append(roots(n)[powers.ravel() % n])
        left //= r
    return np.concatenate(found)


def odd_roots(radices: Sequence[int]) -> Any:
    """The roots of the stages of an odd number of points."""
    return np.concatenate([np.zeros(0, complex), *(roots(r) for r in radices if r % 2)])


def products_of_roots(n: int, rows: int, columns: int) -> Any:
    """exp(-2πi jk / n) for the rows j and the columns k of a table."""
    return roots(n)[np.outer(np.arange(rows), np.arange(columns)).ravel() % n]


def chirp(n: int) -> Any:
    """exp(-πi k² / n)."""
    k = np.arange(n)
    return roots(2 * n)[k * k % (2 * n)]


def chirp_filter(n: int, points: int) -> Any:
    """The spectrum of the conjugate chirp over so many points, divided by their number."""
    wave = np.zeros(points, np.clongdouble)
    wave[:n] = chirp(n).conj()
    wave[points - n + 1 :] = wave[n - 1 : 0 : -1]
    return (np.fft.fft(wave) / points).astype(complex)


def in_lanes(z: Any, lanes: int) -> Any:
    """Complex numbers as vectors of real and of imaginary parts, eight at a time for each line."""
    rows = np.pad(z, (0, -len(z) % PIECES)).reshape(-1, PIECES)
    rows = np.tile(rows, lanes // PIECES)
    return np.stack([rows.real, rows.imag], axis=1).ravel()


def in_pairs(z: Any) -> Any:
    """Complex numbers as real and imaginary parts in turn."""
    return np.ascontiguousarray(z).view(float)
