"""Series, iterations and quadrature on numbers."""

import numpy as np


def mandelbrot(re, im, steps):
    """A smooth count of the steps until z z + c escapes."""
    n = re.shape[0]
    m = im.shape[0]
    out = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            x = 0.0
            y = 0.0
            count = 0.0
            for _ in range(steps):
                r2 = x * x + y * y
                if r2 < 4.0:
                    x, y = x * x - y * y + re[i], 2.0 * x * y + im[j]
                    count += np.exp(-r2)
            out[i, j] = count
    return out


def horner(coefficients, x):
    """A polynomial and its derivative at many points by Horner's rule."""
    out = np.zeros(x.shape[0])
    for k in range(x.shape[0]):
        p = 0.0
        d = 0.0
        for i in range(coefficients.shape[0]):
            d = d * x[k] + p
            p = p * x[k] + coefficients[i]
        out[k] = p + 0.1 * d
    return out


def continued_fraction(x, terms):
    """The tangent by Lambert's continued fraction, from the last term on."""
    out = np.zeros(x.shape[0])
    for k in range(x.shape[0]):
        f = 2.0 * terms + 1.0
        for i in range(terms, 0, -1):
            f = (2.0 * i - 1.0) - x[k] * x[k] / f
        out[k] = x[k] / f
    return out


def clenshaw(coefficients, x):
    """A series of Chebyshev polynomials by Clenshaw's recursion."""
    out = np.zeros(x.shape[0])
    n = coefficients.shape[0]
    for k in range(x.shape[0]):
        b1 = 0.0
        b2 = 0.0
        for i in range(n - 1, 0, -1):
            b1, b2 = coefficients[i] + 2.0 * x[k] * b1 - b2, b1
        out[k] = coefficients[0] + x[k] * b1 - b2
    return out


def kepler(eccentricity, anomaly):
    """Kepler's equation by Newton's method, until the steps are small."""
    out = np.zeros(anomaly.shape[0])
    for k in range(anomaly.shape[0]):
        e = anomaly[k]
        for _ in range(20):
            change = (e - eccentricity * np.sin(e) - anomaly[k]) / (1.0 - eccentricity * np.cos(e))
            e = e - change
            if abs(change) < 1e-14:
                break
        out[k] = e
    return out


def romberg(a, b, levels):
    """An integral by Romberg's table."""
    table = np.zeros((levels, levels))
    h = b - a
    table[0, 0] = 0.5 * h * (np.exp(-a * a) + np.exp(-b * b))
    for i in range(1, levels):
        h = 0.5 * h
        s = 0.0
        for k in range(1, 2**i, 2):
            x = a + k * h
            s += np.exp(-x * x)
        table[i, 0] = 0.5 * table[i - 1, 0] + h * s
        for j in range(1, i + 1):
            more = table[i, j - 1] - table[i - 1, j - 1]
            table[i, j] = table[i, j - 1] + more / (4.0**j - 1.0)
    return table[levels - 1, levels - 1]
