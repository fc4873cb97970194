"""Formulas of special functions against extended precision, in the native engine.

Bounds are in units of rounding (2⁻⁵²): about twice what was measured on 1,500 points of each
interval.
"""

import mpmath as mp
import numpy as np
import pytest

import tenferro as te
from tenferro import special

UNIT = 2.0**-52


def log_ndtr(x):
    tail = mp.erfc(abs(x) / mp.sqrt(2)) / 2
    return mp.log(tail) if x < 0 else mp.log1p(-tail)


LOG_GAMMA = {
    (1e-8, 0.5): 2.5,
    (0.5, 1.5): 5.5,
    (1.5, 2.5): 2.5,
    (2.5, 12.5): 3,
    (12.5, 1e6): 2.5,
    (-0.9, -0.1): 2.5,
}
DIGAMMA = {(1e-8, 0.5): 2.5, (0.5, 1.46): 4, (1.46, 12.5): 3.5, (12.5, 1e6): 2.5, (-0.45, -0.1): 11}
CASES = {
    "gammaln": (lambda x: mp.log(abs(mp.gamma(x))), LOG_GAMMA),
    "loggamma": (mp.loggamma, {k: v for k, v in LOG_GAMMA.items() if k[0] > 0}),
    "digamma": (mp.digamma, DIGAMMA),
    "erfcx": (lambda x: mp.exp(x * x) * mp.erfc(x), {(-26, 0): 3.5, (0, 10): 3.5, (10, 1e5): 3.5}),
    "log_ndtr": (
        log_ndtr,
        {(-300, -20): 4.5, (-20, 0): 4.5, (0, 3): 16},
    ),
    "ndtri": (
        lambda p: mp.sqrt(2) * mp.erfinv(2 * p - 1),
        {(1e-9, 0.01): 3.5, (0.01, 0.3): 10, (0.3, 0.7): 3, (0.7, 0.99): 9},
    ),
    "erfinv": (mp.erfinv, {(-1e-7, 1e-7): 2.5, (-0.75, 0.75): 6.5, (0.7, 0.99999): 6.5}),
    "erfcinv": (lambda x: mp.erfinv(1 - x), {(1e-9, 0.3): 6, (0.3, 1.7): 5.5, (1.7, 2): 7}),
}
POINTS = [
    pytest.param(name, *interval, bound, id=f"{name} on {interval}")
    for name, (_, bounds) in CASES.items()
    for interval, bound in bounds.items()
]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("name", "low", "high", "bound"), POINTS)
def test_errors(name, low, high, bound):
    x = np.random.default_rng(0).uniform(low, high, 40)
    found = te.jit(getattr(special, name), engine="native")(x)
    with mp.workdps(40):
        exact = [CASES[name][0](mp.mpf(v)) for v in x]
        errors = [abs(y / e - 1) / UNIT for y, e in zip(np.asarray(found), exact, strict=True)]
    assert max(errors) <= bound


TRIGAMMA = {(1e-8, 0.5): 4, (0.5, 4): 4, (4, 13): 3, (13, 1e6): 2, (-100, 0): 5}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("low", "high", "bound"), [(*k, v) for k, v in TRIGAMMA.items()])
def test_errors_of_the_slope_of_digamma(low, high, bound):
    x = np.random.default_rng(0).uniform(low, high, 60)
    found = te.jit(te.grad(lambda x: np.sum(special.digamma(x))), engine="native")(x)
    with mp.workdps(40):
        exact = [mp.psi(1, mp.mpf(v)) for v in x]
        errors = [abs(mp.mpf(float(y)) / e - 1) / UNIT for y, e in zip(found, exact, strict=True)]
    assert max(errors) <= bound


POLYGAMMA = {(1e-8, 4): 6, (4, 30): 6, (30, 1e6): 6, (-6, 0): 60}


@pytest.mark.sampled(4, "low", "high", "bound")
@pytest.mark.parametrize("n", [2, 3, 5, 8, 11])
@pytest.mark.parametrize(("low", "high", "bound"), [(*k, v) for k, v in POLYGAMMA.items()])
def test_errors_of_polygamma(n, low, high, bound):
    """Of orders with formulas and without, and of orders in an array."""
    x = np.random.default_rng(n).uniform(low, high, 40)
    known = te.jit(lambda x: special.polygamma(n, x), engine="native")(x)
    array = te.jit(special.polygamma, engine="native")(np.full(x.shape, n), x)
    with mp.workdps(40):
        exact = [mp.psi(n, mp.mpf(v)) for v in x]
        for found in (known, array):
            errors = [
                abs(mp.mpf(float(y)) / e - 1) / UNIT for y, e in zip(found, exact, strict=True)
            ]
            assert max(errors) <= bound


def test_polygamma_and_zeta_are_native():
    x, n = np.linspace(-2.3, 9, 20), np.arange(20)
    for function in (lambda x, n: special.polygamma(2, x), lambda x, n: special.polygamma(n, x)):
        assert te.trace(function, engine="native")(x, n).steps.numpy == ()
    assert te.trace(special.zeta, engine="native")(n + 1.5, x).steps.numpy == ()


def test_zeta_to_the_left_of_its_poles():
    """ζ(s, q - m) is ζ(s, q) and the terms between, for whole s alone."""
    s, q = np.array([2.0, 3.0, 2.5, 3.0]), np.array([-2.3, -2.3, -2.3, -3.0])
    found = te.jit(special.zeta, engine="native")(s, q)
    expected = [
        mp.zeta(k, mp.mpf("0.7")) + sum((mp.mpf(-2.3) + j) ** -k for j in range(3)) for k in (2, 3)
    ]
    np.testing.assert_allclose(found[:2], [float(v) for v in expected], rtol=1e-14)
    assert np.isnan(found[2]) and found[3] == np.inf


def test_slopes_of_modified_bessel_functions_at_zero():
    """Of I(1): 1/2, 0, 3/8, 0, 5/16."""
    slope, expected = special.i1, [0.0, 0.5, 0.0, 0.375, 0.0, 0.3125]
    for value in expected:
        assert abs(te.jit(slope)(0.0) - value) < 1e-15
        slope = te.grad(slope)


def test_the_zeros_of_log_gamma_and_its_derivative_keep_their_digits():
    t = np.array([1e-3, 1e-8, -1e-12])
    near_1, near_2 = te.jit(special.gammaln)(1 + t), te.jit(special.gammaln)(2 + t)
    root = np.array([1.4616321449683622, 1.4616321449683624])
    with mp.workdps(40):
        np.testing.assert_allclose(near_1, [float(mp.loggamma(v)) for v in 1 + t], rtol=1e-15)
        np.testing.assert_allclose(near_2, [float(mp.loggamma(v)) for v in 2 + t], rtol=1e-15)
        want = [float(mp.digamma(v)) for v in root]
        np.testing.assert_allclose(te.jit(special.digamma)(root), want, rtol=1e-15)


SINGLE = {"erfinv": 2, "logit": 2}
"""Units in the last place by which functions with code of single precision may be off."""


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", [*CASES, "logit", "j0", "j1"])
def test_single_precision_is_double_precision_rounded(name):
    x = np.linspace(0.01, 0.99, 50, dtype=np.float32)
    function = te.jit(getattr(special, name), engine="native")
    wide = np.asarray(function(x.astype(np.float64)))
    np.testing.assert_array_max_ulp(function(x), wide.astype(np.float32), SINGLE.get(name, 0))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", CASES)
def test_values_and_slopes_are_native(name):
    def total(x):
        return te.numpy.sum(getattr(special, name)(x))

    slope = te.value_and_grad(total)
    assert te.trace(slope, engine="native")(np.linspace(0.1, 0.9, 20)).steps.numpy == ()
