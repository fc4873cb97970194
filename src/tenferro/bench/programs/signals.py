"""Signals, images and interpolation."""

import numpy as np


def fft(x):
    """Fourier transform of a power of two points, in place after a permutation."""
    n = x.shape[0]
    y = np.zeros(n, dtype=np.complex128)
    j = 0
    for i in range(n):
        y[j] = x[i]
        bit = n >> 1
        while bit > 0 and j & bit:
            j ^= bit
            bit >>= 1
        j |= bit
    size = 2
    while size <= n:
        half = size // 2
        for k in range(half):
            w = np.exp(-2j * np.pi * k / size)
            for start in range(0, n, size):
                odd = w * y[start + k + half]
                even = y[start + k]
                y[start + k] = even + odd
                y[start + k + half] = even - odd
        size *= 2
    return y
