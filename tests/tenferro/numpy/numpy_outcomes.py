"""What a function of NumPy gives, beside what ours gives: values, dtypes, shapes or an error."""

import warnings

import numpy as np

from tenferro.tensor.dtypes import SUPPORTED

DTYPES = sorted(SUPPORTED, key=lambda d: ("biufc".index(d.kind), d.itemsize))
ERRORS = (TypeError, OverflowError, ValueError, IndexError, ZeroDivisionError)
HALF_PRECISION = 2e-3


def sample(rng, dtype, shape):
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(dtype)
    if dtype.kind in "iu":
        return rng.integers(1 if dtype.kind == "u" else -3, 5, shape).astype(dtype)
    x = rng.standard_normal(shape) * 2
    return (x + 1j * rng.standard_normal(shape) if dtype.kind == "c" else x).astype(dtype)


def outcome(function, *args):
    """The results as NumPy arrays, or the kind of error."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            found = function(*args)
        except ERRORS as error:
            return next(kind for kind in ERRORS if isinstance(error, kind))
    return [np.asarray(x) for x in (found if isinstance(found, tuple) else (found,))]


def assert_same(got, expected, half):
    if isinstance(expected, type) or isinstance(got, type):
        assert got is expected
        return
    for x, y in zip(got, expected, strict=True):
        assert x.shape == y.shape
        assert x.dtype == (np.float64 if y.dtype == np.float16 else y.dtype)
        if half or y.dtype == np.float16:
            np.testing.assert_allclose(x, y.astype(x.dtype), HALF_PRECISION, HALF_PRECISION)
        elif x.dtype.kind in "fc":
            eps = 32 * np.finfo(x.dtype).eps
            np.testing.assert_allclose(x, y, rtol=eps, atol=eps)
        else:
            np.testing.assert_array_equal(x, y)
