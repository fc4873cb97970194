"""Zeros, infinities, NaN and poles give what NumPy and SciPy give."""

import itertools

import numpy as np
import pytest
from math_reference import PEERS

from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.array_function import array_function


def _operands(arity, dtype):
    info = np.finfo(dtype)
    positive = [0.0, info.smallest_subnormal, info.tiny, 0.5, 1.0, 1.5, 2.0, 3.0, info.max, np.inf]
    single = [*positive, *(-v for v in positive), np.nan, _nan_with_payload(dtype)]
    return [np.array(c, dtype) for c in zip(*itertools.product(single, repeat=arity), strict=True)]


def _nan_with_payload(dtype):
    """A NaN whose bits are all set, which integer arithmetic on exponents would disturb."""
    return np.array([-1], f"i{np.dtype(dtype).itemsize}").view(dtype)[0]


def _is_special(values):
    return ~np.isfinite(values) | (values == 0) | (np.abs(values) == 1)


@pytest.mark.sampled(4, "name")
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", sorted(PEERS))
def test_special_values_are_those_of_numpy(name, dtype):
    operands = _operands(MATH[name].arity, dtype)
    got = array_function(MATH[name].emit, dtype, MATH[name].arity)(*operands)
    with np.errstate(all="ignore"):
        expected = PEERS[name](*operands)
    where = _is_special(expected) | _is_special(got)
    np.testing.assert_array_equal(got[where], expected[where])
    ordered = where & ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(got[ordered]), np.signbit(expected[ordered]))
