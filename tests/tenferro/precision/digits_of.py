"""Double-double results beside mpmath."""

import mpmath
import numpy as np

import tenferro as te

DIGITS = 60


def exact(x):
    """The values of double-double numbers as numbers of mpmath."""
    pairs = zip(np.ravel(x.high), np.ravel(x.low), strict=True)
    with mpmath.workdps(DIGITS):
        found = [mpmath.mpf(float(high)) + mpmath.mpf(float(low)) for high, low in pairs]
    return np.array(found, object).reshape(np.shape(x.high))


def drawn(rng, low, high, shape):
    """Numbers of which all digits are drawn."""
    x = rng.uniform(low, high, shape)
    return te.DoubleDouble(x, x * rng.uniform(-1, 1, shape) * 2.0**-54)


def error(found, expected):
    """The largest error beside the largest number."""
    pairs = zip(np.ravel(exact(found)), np.ravel(np.asarray(expected, object)), strict=True)
    differences = [abs(a - b) for a, b in pairs]
    return float(max(differences) / max(abs(x) for x in np.ravel(np.asarray(expected, object))))


def relative(found, expected):
    """The largest relative error of an element."""
    pairs = zip(np.ravel(exact(found)), expected, strict=True)
    return float(max(abs(a - b) / abs(b) for a, b in pairs))


def run(f, *args, engine="numpy"):
    """A function in double-double, on an engine."""
    return te.jit(te.double_double(f), engine=engine)(*args)
