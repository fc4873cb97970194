"""Exact values, from mpmath, and errors in units in the last place."""

import math

import mpmath
import numpy as np
from mpmath import mp

PRECISION = 240  # bits, about 72 digits

EXACT = {
    "exp": mpmath.exp,
    "exp2": lambda x: mpmath.power(2, x),
    "expm1": mpmath.expm1,
    "log": mpmath.log,
    "log2": lambda x: mpmath.log(x, 2),
    "log10": mpmath.log10,
    "log1p": mpmath.log1p,
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "tan": mpmath.tan,
}


def last_place(exact, dtype):
    """The distance between the numbers of `dtype` around the exact value."""
    info = np.finfo(dtype)
    lowest = info.minexp - info.nmant
    exponent = int(mpmath.floor(mpmath.log(abs(exact), 2))) if exact else lowest
    # The logarithm is rounded; a value just below a power of two may seem to be one.
    exponent -= abs(exact) < mpmath.ldexp(1, exponent)
    return mpmath.ldexp(1, max(exponent - info.nmant, lowest))


def ulp_error(got, exact, dtype):
    """The error of the number `got`, in units in the last place of the exact value.

    Infinity stands for the power of two after the largest finite number, so that it is the right
    rounding exactly where IEEE 754 says so.
    """
    info = np.finfo(dtype)
    if math.isnan(got):
        return math.inf
    top = mpmath.ldexp(1, info.maxexp)
    value = mpmath.mpf(float(got)) if math.isfinite(got) else mpmath.sign(got) * top
    bounded = max(min(exact, top), -top)
    unit = min(last_place(bounded, dtype), mpmath.ldexp(1, info.maxexp - 1 - info.nmant))
    return float(abs(value - bounded) / unit)


def worst_error(name, got, operands, dtype):
    """The largest error over all points, and a sentence about where it is."""
    with mp.workprec(PRECISION):
        function = EXACT[name]
        columns = [got.tolist(), *(o.tolist() for o in operands)]
        errors = [
            ulp_error(g, function(*map(mpmath.mpf, point)), dtype)
            for g, *point in zip(*columns, strict=True)
        ]
    worst = int(np.argmax(errors))
    place = ", ".join(repr(o[worst]) for o in operands)
    return errors[worst], f"{name}({place}) = {got[worst]!r}: {errors[worst]:.3f} ulp"
