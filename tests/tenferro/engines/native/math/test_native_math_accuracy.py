"""Errors of every function against extended precision, held to the documented bounds."""

import numpy as np
import pytest
from math_points import point_sets
from math_reference import EXACT, EXACT_PEERS, worst_error

from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.array_function import array_function

_POINTS = 2400
_SLOW = {f"tenferro.special.{name}.v1": 300 for name in ("gammainc", "gammaincc", "gammainc_slope")}
"""Points of functions whose values in extended precision take milliseconds each; their difficult
points have tests of their own."""


@pytest.mark.sampled(64, "dtype")
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", sorted(EXACT))
def test_error_is_within_the_documented_bound(name, dtype):
    arity = MATH[name].arity
    operands = point_sets(name, dtype, _SLOW.get(name, _POINTS) // arity, arity)
    got = array_function(MATH[name].emit, dtype, arity)(*operands)
    bound = MATH[name].max_ulp["f32" if dtype == np.float32 else "f64"]
    error, where = worst_error(name, got, operands, dtype)
    assert error <= bound, where


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", sorted(EXACT_PEERS))
def test_exact_functions_are_exact(name, dtype):
    arity = MATH[name].arity
    operands = point_sets(name, dtype, _POINTS, arity)
    got = array_function(MATH[name].emit, dtype, arity)(*operands)
    with np.errstate(all="ignore"):
        expected = EXACT_PEERS[name](*operands)
    np.testing.assert_array_equal(got, expected)
    assert MATH[name].max_ulp == {"f32": 0.0, "f64": 0.0}
