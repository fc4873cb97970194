"""Incomplete gamma functions at points that are difficult: small and large parameters, where their
methods meet, in the tails, and near the parameter."""

import numpy as np
import pytest
from math_reference import EXACT, PRECISION, ulp_error
from mpmath import mp, mpf

import tenferro as te
from tenferro import special
from tenferro.engines.native.math import MATH, uniform_gamma as uniform
from tenferro.engines.native.math.array_function import array_function

_NEAR = [(a, a + z * a**0.5) for a in (16.0, 200.0, 1e4) for z in (-3.0, -1.0, 0.0, 1e-9, 2.0, 6.0)]
_LARGE = [(1e6, 1e6 - 3e3), (1e6, 1e6 + 4e3)]
_HUGE = pytest.param([(1e8, 1e8 - 2e4)], marks=pytest.mark.long)  # seconds in extended precision
_SMALL = [
    (a, x) for a in (1e-8, 1e-3, 0.3, 0.9) for x in (1e-300, 1e-8, 0.4, 1.249, 1.251, 3.0, 40.0)
]
_MEETING = [
    (15.999, 15.9), (16.0, 11.3), (16.0, 11.4), (16.0, 22.62), (16.0, 22.64), (7.99, 8.5),
    (8.0, 8.51), (300.0, 425.0), (300.0, 212.0), (60.0, 700.0), (700.0, 60.0), (2.0, 700.0),
]  # fmt: skip


@pytest.mark.sampled(16, "name", "points")
@pytest.mark.parametrize("name", ["gammainc", "gammaincc", "gammainc_slope", "gamma_density"])
@pytest.mark.parametrize("points", [_NEAR, _LARGE, _HUGE, _SMALL, _MEETING])
def test_errors_at_hard_points(name, points):
    family = f"tenferro.special.{name}.v1"
    a, x = np.array(points).T.copy()
    got = array_function(MATH[family].emit, np.float64, 2)(a, x)
    for found, p, t in zip(got, a, x, strict=True):
        with mp.workprec(PRECISION):
            exact = EXACT[family](mpf(p), mpf(t))
            assert ulp_error(found, exact, np.float64) <= MATH[family].max_ulp["f64"], (p, t)


def test_gradients_have_no_numpy_step():
    a, x = np.linspace(0.5, 90, 40), np.linspace(90, 0.5, 40)
    for function in (special.gammainc, special.gammaincc):
        gradient = te.grad(lambda p, t, f=function: np.sum(f(p, t)), argnums=(0, 1))
        assert te.trace(gradient)(a, x).steps.numpy == ()


def test_coefficients_of_the_uniform_expansion_are_those_of_temme():
    """At `x = a`, and the first ones beside, DLMF 8.12."""
    rows = uniform._table("f64", False)
    centre = [-1 / 3, -1 / 540, 25 / 6048, 101 / 155520, -3184811 / 3695155200]
    np.testing.assert_allclose([row[0] for row in rows[:5]], centre, rtol=1e-15)
    np.testing.assert_allclose(rows[0][1:4], [1 / 12, -2 / 135, 1 / 864], rtol=1e-15)
    np.testing.assert_allclose(rows[1][1:3], [-1 / 288, 1 / 378], rtol=1e-15)
