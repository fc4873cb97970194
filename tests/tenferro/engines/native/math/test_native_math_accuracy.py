"""Errors of every function against extended precision, held to the documented bounds."""

import numpy as np
import pytest
from math_points import DOMAINS, points
from math_reference import worst_error

from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.probe import probe

_POINTS = 3000


@pytest.mark.parametrize("dtype", [np.float32, np.float64], ids=["f32", "f64"])
@pytest.mark.parametrize("name", sorted(DOMAINS))
def test_error_is_within_the_documented_bound(name, dtype):
    x = points(DOMAINS[name], dtype, _POINTS)
    got = probe(MATH[name].emit, dtype)(x)
    bound = MATH[name].max_ulp["f32" if dtype == np.float32 else "f64"]
    error, where = worst_error(name, got, (x,), dtype)
    assert error <= bound, where
