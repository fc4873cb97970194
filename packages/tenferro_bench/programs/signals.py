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


def convolution(image, kernel):
    """A convolution of two dimensions, element by element."""
    n, m = image.shape
    k = kernel.shape[0]
    out = np.zeros((n - k + 1, m - k + 1))
    for i in range(n - k + 1):
        for j in range(m - k + 1):
            s = 0.0
            for a in range(k):
                for b in range(k):
                    s += image[i + a, j + b] * kernel[a, b]
            out[i, j] = s
    return out


def recursive_filter(x, b, a):
    """A filter of second order with infinite response (biquad)."""
    n = x.shape[0]
    y = np.zeros(n)
    for i in range(n):
        y[i] = b[0] * x[i]
        if i > 0:
            y[i] += b[1] * x[i - 1] - a[0] * y[i - 1]
        if i > 1:
            y[i] += b[2] * x[i - 2] - a[1] * y[i - 2]
    return y


def deriche(image, alpha):
    """An edge filter: recursions along the rows, forth and back."""
    n, m = image.shape
    k = np.exp(-alpha)
    gain = (1.0 - k) * (1.0 - k) / (1.0 + 2.0 * alpha * k - k * k)
    forth = np.zeros((n, m))
    back = np.zeros((n, m))
    for i in range(n):
        before = 0.0
        y1 = 0.0
        y2 = 0.0
        for j in range(m):
            x = image[i, j]
            y = gain * (x + k * (alpha - 1.0) * before) + 2.0 * k * y1 - k * k * y2
            forth[i, j] = y
            before, y1, y2 = x, y, y1
        x1 = 0.0
        x2 = 0.0
        y1 = 0.0
        y2 = 0.0
        for j in range(m - 1, -1, -1):
            y = gain * (k * (alpha + 1.0) * x1 - k * k * x2) + 2.0 * k * y1 - k * k * y2
            back[i, j] = y
            x1, x2, y1, y2 = image[i, j], x1, y, y1
    return forth + back


def prefix_products(x, steps):
    """Sums and products of all prefixes, repeated."""
    n = x.shape[0]
    y = x.copy()
    for _ in range(steps):
        total = 0.0
        for i in range(n):
            total = 0.9 * total + y[i]
            y[i] = total * (1.0 - 0.1 * y[i])
    return y


def soft_histogram(x, bins):
    """A histogram whose points are divided between the two nearest bins."""
    counts = np.zeros(bins + 1)
    for i in range(x.shape[0]):
        place = x[i] * (bins - 1)
        left = int(place)
        share = place - left
        counts[left] += 1.0 - share
        counts[left + 1] += share
    return counts


def bilateral(image, radius):
    """A filter that keeps edges: weights fall with distance and with difference."""
    n, m = image.shape
    out = np.zeros((n, m))
    for i in range(radius, n - radius):
        for j in range(radius, m - radius):
            total = 0.0
            weights = 0.0
            for a in range(-radius, radius + 1):
                for b in range(-radius, radius + 1):
                    d = image[i + a, j + b] - image[i, j]
                    w = np.exp(-0.1 * (a * a + b * b) - 2.0 * d * d)
                    total += w * image[i + a, j + b]
                    weights += w
            out[i, j] = total / weights
    return out


def box_blur(image, radius):
    """Means of squares, from the sums of all rectangles that begin at the corner."""
    n, m = image.shape
    s = np.zeros((n + 1, m + 1))
    for i in range(n):
        for j in range(m):
            s[i + 1, j + 1] = image[i, j] + s[i, j + 1] + s[i + 1, j] - s[i, j]
    k = 2 * radius + 1
    out = np.zeros((n - k + 1, m - k + 1))
    for i in range(n - k + 1):
        for j in range(m - k + 1):
            out[i, j] = (s[i + k, j + k] - s[i, j + k] - s[i + k, j] + s[i, j]) / (k * k)
    return out


def sorting_network(x):
    """Sorting by exchanges of neighbours, odd and even in turn."""
    n = x.shape[0]
    for step in range(n):
        for i in range(step % 2, n - 1, 2):
            if x[i] > x[i + 1]:
                x[i], x[i + 1] = x[i + 1], x[i]
    return x * np.arange(n)


def spline(y, points):
    """A natural cubic spline through equidistant values, at other points."""
    n = y.shape[0]
    c = np.zeros(n)
    d = np.zeros(n)
    for i in range(1, n - 1):
        pivot = 4.0 - c[i - 1]
        c[i] = 1.0 / pivot
        d[i] = (6.0 * (y[i - 1] - 2.0 * y[i] + y[i + 1]) - d[i - 1]) / pivot
    curve = np.zeros(n)
    for i in range(n - 2, 0, -1):
        curve[i] = d[i] - c[i] * curve[i + 1]
    out = np.zeros(points.shape[0])
    for k in range(points.shape[0]):
        i = int(points[k])
        b = points[k] - i
        a = 1.0 - b
        bend = (a * a * a - a) * curve[i] + (b * b * b - b) * curve[i + 1]
        out[k] = a * y[i] + b * y[i + 1] + bend / 6.0
    return out


def adaptive_filter(x, wanted, rate, taps):
    """Least mean squares: weights that follow the error of a prediction."""
    w = np.zeros(taps)
    errors = np.zeros(x.shape[0])
    for t in range(taps, x.shape[0]):
        guess = 0.0
        for k in range(taps):
            guess += w[k] * x[t - k]
        e = wanted[t] - guess
        for k in range(taps):
            w[k] += rate * e * x[t - k]
        errors[t] = e
    return errors


def haar(x):
    """Haar's wavelet transform, in place."""
    n = x.shape[0]
    y = np.zeros(n)
    size = n
    while size > 1:
        half = size // 2
        for i in range(half):
            y[i] = (x[2 * i] + x[2 * i + 1]) * 0.7071067811865476
            y[half + i] = (x[2 * i] - x[2 * i + 1]) * 0.7071067811865476
        for i in range(size):
            x[i] = y[i]
        size = half
    return x
