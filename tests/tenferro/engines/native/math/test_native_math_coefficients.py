"""The stored coefficients and constants are what they claim to be."""

import mpmath
import numpy as np
import pytest
from fits import FITS, table
from minimax import maximal_error, rounding_error
from mpmath import mp

from tenferro.engines.native.math import coefficients, constants

# The error of a polynomial must stay well below half a unit in the last place, beside what rounding
# of coefficients adds whose terms cancel,
_LARGEST_ERROR = {"f32": 2.0**-25.4, "f64": 2.0**-54.4, "wide": 2.0**-33}
# unless steps of an iteration with quadratic convergence follow.
_UNIT = {"f32": 2.0**-24, "f64": 2.0**-53, "wide": 2.0**-53}
_STARTS = {"INVERSE_CBRT": {"f32": 2.0**-11.5, "f64": 2.0**-14.5}}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", sorted(FITS))
def test_coefficients_are_the_minimax_ones(name):
    computed = table(FITS[name][1])
    stored = getattr(coefficients, name)
    assert stored.keys() == computed.keys()
    for dtype, numbers in computed.items():
        kind = np.float32 if dtype == "f32" else np.float64
        assert [kind(c) for c in stored[dtype]] == [kind(c) for c in numbers]


@pytest.mark.sampled(32)
@pytest.mark.parametrize("name", sorted(FITS))
def test_rounded_coefficients_are_accurate(name):
    largest = _STARTS.get(name, _LARGEST_ERROR)
    for dtype, fit in FITS[name][1].items():
        stored = getattr(coefficients, name)[dtype]
        rounding = _UNIT[dtype] * rounding_error(fit, stored)
        assert maximal_error(fit, stored) < largest[dtype] + rounding


_SPLIT = {
    "LN2": lambda: mpmath.log(2),
    "LOG10_2": lambda: mpmath.log10(2),
    "LOG2_E": lambda: 1 / mpmath.log(2),
    "LOG10_E": lambda: 1 / mpmath.log(10),
    "TWO_THIRDS": lambda: mpmath.mpf(2) / 3,
    "HALF_PI": lambda: mpmath.pi / 2,
}


@pytest.mark.parametrize("name", sorted(_SPLIT))
def test_constants_are_sums_of_rounded_remainders(name):
    with mp.workprec(400):
        for dtype, parts in getattr(constants, name).items():
            rest = _SPLIT[name]()
            for part in parts[:-1]:
                rest -= part
            kind = np.float32 if dtype == "f32" else np.float64
            assert kind(float(rest)) == kind(parts[-1])
            assert all(kind(part) == part for part in parts[:-1])


def test_zeros_of_bessel_functions():
    with mp.workprec(400):
        for order, zeros in enumerate(constants.BESSEL_J_ZEROS):
            for k, (high, low) in enumerate(zeros, 1):
                square = mpmath.besseljzero(order, k) ** 2
                assert high == float(square) and low == float(square - high)


_BITS = {
    "LN2": {"f32": (15,), "f64": (42,)},
    "LOG10_2": {"f32": (15,), "f64": (41,)},
    "LOG2_E": {"f32": (12,), "f64": (26,)},
    "LOG10_E": {"f32": (12,), "f64": (26,)},
    "HALF_PI": {"f32": (24, 15), "f64": (53, 32)},
}


@pytest.mark.parametrize("name", sorted(_BITS))
def test_high_parts_are_short(name):
    for dtype, lengths in _BITS[name].items():
        for part, bits in zip(getattr(constants, name)[dtype], lengths, strict=False):
            mantissa, _ = np.frexp(abs(part))
            assert (mantissa * 2**bits) % 1 == 0


def test_bits_of_two_over_pi():
    with mp.workprec(constants.TWO_OVER_PI_COUNT + 64):
        exact = mpmath.floor(mpmath.ldexp(2 / mpmath.pi, constants.TWO_OVER_PI_COUNT))
        assert int(exact) == constants.TWO_OVER_PI_BITS
