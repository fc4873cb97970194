"""Compiled least squares and curve fits: SciPy's results, derivatives, batches, failures."""

import warnings

import numpy as np
import pytest
from scipy import optimize

import tenferro as te

T = np.linspace(0.0, 3.0, 40)
NOISE = 0.02 * np.sin(37 * T)
TRUE = np.array([2.5, 1.3, 0.4])
DATA = TRUE[0] * np.exp(-TRUE[1] * T) + TRUE[2] + NOISE
PRECISE = {"ftol": 1e-14, "xtol": 1e-14, "gtol": 1e-13}


def residuals(p, data=DATA):
    return p[0] * np.exp(-p[1] * T) + p[2] - data


def kinked(p, data):
    """More unknowns than are kept apart."""
    x = np.concatenate([p, p[:1] ** 2])
    return np.concatenate([x - data, 0.3 * (np.exp(0.1 * x[1:]) - 1 - x[:-1])])


@pytest.mark.parametrize("method", ["trf", "lm"])
def test_minima_are_scipys(method):
    ours, scipys = (
        te.optimize.least_squares(residuals, np.ones(3), method=method, backend=b, **PRECISE)
        for b in ("compiled", "scipy")
    )
    assert ours.success
    np.testing.assert_allclose(ours.x, scipys.x, rtol=1e-7)
    np.testing.assert_allclose(ours.cost, scipys.cost)
    np.testing.assert_allclose(ours.fun, scipys.fun, atol=1e-8)
    np.testing.assert_allclose(ours.jac, scipys.jac, rtol=1e-6)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("loss", ["huber", "soft_l1", "cauchy", "arctan"])
def test_robust_losses_are_scipys(loss):
    outliers = np.array(DATA)
    outliers[[3, 17, 30]] += 1.5
    ours, scipys = (
        te.optimize.least_squares(
            residuals, np.ones(3), args=(outliers,), loss=loss, f_scale=0.1, backend=b, **PRECISE
        )
        for b in ("compiled", "scipy")
    )
    assert ours.success
    np.testing.assert_allclose(ours.x, scipys.x, rtol=1e-5)
    np.testing.assert_allclose(ours.cost, scipys.cost, rtol=1e-9)


def lines_with_outliers(n):
    """Noisy lines 2x + 1, each with one value far away."""
    rng = np.random.default_rng(0)
    x = np.linspace(0.0, 10.0, 40)
    lines = 2 * x + 1 + 0.1 * rng.standard_normal((n, 40))
    far = rng.uniform(5, 60, n) * rng.choice([-1, 1], n)
    lines[np.arange(n), rng.integers(40, size=n)] += far
    return x, lines


@pytest.mark.sampled(16, "loss", "options")
@pytest.mark.parametrize("loss", ["huber", "soft_l1", "cauchy", "arctan"])
@pytest.mark.parametrize(
    ("terms", "options"),
    [(2, {}), (2, {"x_scale": 1.0}), (2, {"bounds": (-1.0, 1.5)}), (10, {})],
    ids=["line", "unscaled", "bounded", "arrays"],
)
def test_robust_fits_from_afar_are_stationary_and_as_good_as_scipys(loss, terms, options):
    """At the start all residuals are outliers, where ρ' + 2ρ''z vanishes or is negative.

    The loss arctan has several minima: each method ends in a worse one than the other at times.
    """
    x, lines = lines_with_outliers(72 if terms == 2 else 12)
    basis = np.polynomial.legendre.legvander(x / 5 - 1, terms - 1)
    options = {"loss": loss, "x0": np.zeros(terms), "jac": lambda p: basis, **options}

    def fit(y):
        return te.optimize.least_squares(lambda p: basis @ p - y, **options)

    ours = te.jit(te.vmap(fit))(lines)
    scipys = [optimize.least_squares(lambda p, y=y: basis @ p - y, **options) for y in lines]
    first = np.array([s.fun @ s.fun for s in scipys])
    assert np.all(ours.success)
    assert np.all(ours.optimality < 1e-4 * first)
    costs = np.array([s.cost for s in scipys])
    worse, better = np.sum(ours.cost > costs * (1 + 1e-6)), np.sum(costs > ours.cost * (1 + 1e-6))
    assert worse <= (better + 2 if loss == "arctan" else 0)


@pytest.mark.parametrize("loss", ["huber", "cauchy", "arctan"])
def test_robust_curve_fits_from_afar_are_scipys(loss):
    x, lines = lines_with_outliers(3)
    for y in lines:
        fit, scipys = (
            f(lambda x, a, b: a * x + b, x, y, p0=np.zeros(2), method="trf", loss=loss)
            for f in (te.optimize.curve_fit, optimize.curve_fit)
        )
        np.testing.assert_allclose(fit[0], scipys[0], atol=1e-4)
        np.testing.assert_allclose(fit[1], scipys[1], rtol=1e-2)


def test_steps_onto_bounds_that_predict_an_increase_do_not_end_the_fit():
    """A projected step can increase both the cost and its model: their ratio is positive."""
    x = np.linspace(0.0, 1.0, 40)
    rng = np.random.default_rng(4)
    basis = x[:, None] ** np.arange(10)
    data = basis @ rng.uniform(-1, 1, 10) + 5 * (rng.random(40) > 0.9)
    ours, scipys = (
        f(lambda p: basis @ p - data, np.zeros(10), bounds=(-6.0, 6.0))
        for f in (te.optimize.least_squares, optimize.least_squares)
    )
    assert ours.cost < scipys.cost * (1 + 1e-3)


def test_a_loss_of_ones_own():
    def rho(z):
        return np.log1p(z)

    found, named = (
        te.optimize.least_squares(residuals, np.ones(3), loss=loss, f_scale=0.1)
        for loss in (rho, "cauchy")
    )
    np.testing.assert_allclose(found.x, named.x)


@pytest.mark.parametrize("n", [3, 12])
def test_bounds_are_scipys(n):
    if n == 3:
        function, args, bounds = residuals, (DATA,), ([0.0, 0.0, 0.5], [2.0, 9.0, 9.0])
    else:
        function, args = kinked, (np.linspace(-1, 1, n + 1),)
        bounds = (np.full(n, -0.25), np.full(n, 0.3))
    start = np.clip(np.ones(n), *bounds)
    ours = te.optimize.least_squares(function, start, args=args, bounds=bounds, **PRECISE)
    scipys = optimize.least_squares(function, start, args=args, bounds=bounds, **PRECISE)
    assert ours.success
    np.testing.assert_allclose(ours.x, scipys.x, atol=1e-6)
    np.testing.assert_allclose(ours.cost, scipys.cost, rtol=1e-8)
    np.testing.assert_array_equal(ours.active_mask != 0, np.abs(scipys.active_mask) != 0)


EXACT = {"ftol": None, "xtol": 1e-13, "gtol": None}


def differences(f, x, step=1e-3):
    columns = []
    for i in range(len(x)):
        d = np.zeros(len(x))
        d[i] = step
        columns.append((f(x + d) - f(x - d)) / (2 * step))
    return np.stack(columns, axis=-1)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
@pytest.mark.parametrize("bounds", [None, (0.0, [2.0, 9.0, 9.0])], ids=["free", "bounded"])
@pytest.mark.parametrize("loss", ["linear", "soft_l1"])
def test_derivatives_of_the_minimum(transform, bounds, loss):
    def fitted(q):
        data = DATA + q[0] * np.sin(T) + q[1]
        found = te.optimize.least_squares(
            residuals, np.array([1.5, 1.0, 1.0]), args=(data,), bounds=bounds, loss=loss,
            f_scale=0.1, **EXACT,
        )  # fmt: skip
        return np.append(found.x, found.cost)

    q = np.array([0.1, -0.05])
    table = transform(fitted)(q)
    # A minimum is known to the root of the cost's rounding, 1e-8, and differences to 1e-5.
    np.testing.assert_allclose(table, differences(fitted, q), rtol=1e-5, atol=1e-5)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
def test_derivatives_with_many_unknowns(transform):
    def fitted(q):
        data = q[0] * np.linspace(-1, 1, 13) + q[1] ** 2
        return te.optimize.least_squares(kinked, np.zeros(12), args=(data,), **EXACT).x

    q = np.array([0.8, 0.5])
    table = te.jit(transform(fitted))(q)
    np.testing.assert_allclose(table, differences(fitted, q), rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize(
    "transform",
    [
        lambda f: te.jacfwd(te.jacfwd(f)),
        lambda f: te.jacfwd(te.jacrev(f)),
        lambda f: te.jacrev(te.jacrev(f)),
    ],
    ids=["forward-forward", "forward-reverse", "reverse-reverse"],
)
def test_second_derivatives_of_the_minimum(transform):
    def slope(s):
        """The best factor of exp(-s t), which is linear in the data."""
        basis = np.exp(-s * T)
        return te.optimize.least_squares(lambda c: c * basis - DATA, 1.0, **EXACT).x

    def closed(s):
        basis = np.exp(-s * T)
        return basis @ DATA / (basis @ basis)

    np.testing.assert_allclose(transform(slope)(0.9), te.grad(te.grad(closed))(0.9), rtol=1e-7)


def test_residuals_that_are_not_finite_are_reported():
    found = te.optimize.least_squares(lambda x: np.log(x), -np.ones(2))
    assert (found.success, found.status) == (False, -1)
    assert "not finite" in found.message


def test_too_few_evaluations_are_reported():
    found = te.optimize.least_squares(residuals, np.ones(3), max_nfev=2)
    assert (found.success, found.status, found.nfev) == (False, 0, 2)
    assert found.message == "The maximum number of function evaluations is exceeded."


def test_a_batch_of_fits_reports_each():
    starts = np.array([[1.0, 1.0, 1.0], [np.nan, 1.0, 1.0]])
    found = te.jit(te.vmap(lambda x: te.optimize.least_squares(residuals, x)))(starts)
    np.testing.assert_array_equal(found.success, [True, False])
    np.testing.assert_allclose(found.x[0], TRUE, rtol=0.1)


def decay(t, a, b, c):
    return a * np.exp(-b * t) + c


@pytest.mark.sampled(24)
@pytest.mark.parametrize("method", ["lm", "trf", "dogbox"])
@pytest.mark.parametrize("absolute", [False, True])
@pytest.mark.parametrize("sigma", ["none", "errors", "matrix"])
def test_curve_fit_is_scipys(method, absolute, sigma):
    errors = 0.1 + 0.05 * np.cos(T)
    covariance = np.diag(errors**2) + 0.001
    sigma = {"none": None, "errors": errors, "matrix": covariance}[sigma]
    ours = te.optimize.curve_fit(
        decay, T, DATA, [1.0, 1.0, 1.0], sigma, absolute, method=method, backend=None
    )
    scipys = optimize.curve_fit(decay, T, DATA, [1.0, 1.0, 1.0], sigma, absolute, method=method)
    np.testing.assert_allclose(ours[0], scipys[0], rtol=1e-5)
    np.testing.assert_allclose(ours[1], scipys[1], rtol=1e-3)


def test_curve_fit_with_bounds_and_full_output():
    bounds = ([0.0, 0.0, 0.5], [5.0, 9.0, 9.0])
    popt, _, info, text, status = te.optimize.curve_fit(
        decay, T, DATA, bounds=bounds, full_output=True
    )
    expected = optimize.curve_fit(decay, T, DATA, bounds=bounds)
    np.testing.assert_allclose(popt, expected[0], rtol=1e-4)
    assert popt[2] == 0.5
    np.testing.assert_allclose(info["fvec"], decay(T, *popt) - DATA)
    assert status > 0
    assert text.endswith("satisfied.")


@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
def test_derivatives_of_curve_fit(transform):
    def fitted(q):
        popt, pcov = te.optimize.curve_fit(
            decay, T, DATA + q[0] * np.sin(T), [1.0, 1.0, 1.0], ftol=0.0, xtol=1e-13
        )
        return np.concatenate([popt, np.ravel(pcov)])

    q = np.array([0.1])
    np.testing.assert_allclose(transform(fitted)(q), differences(fitted, q), rtol=1e-4, atol=1e-8)


def test_a_batch_of_curve_fits():
    rng = np.random.default_rng(2)
    true = rng.uniform([1, 0.5, -1], [3, 2, 1], (50, 3))
    data = np.stack([decay(T, *p) for p in true]) + 0.01 * rng.normal(size=(50, T.size))

    def fit(y):
        return te.optimize.curve_fit(decay, T, y)

    points, tables = te.jit(te.vmap(fit))(data)
    for y, popt, pcov in zip(data, points, tables, strict=True):
        expected = optimize.curve_fit(decay, T, y)
        np.testing.assert_allclose(popt, expected[0], rtol=1e-5)
        np.testing.assert_allclose(pcov, expected[1], rtol=1e-3, atol=1e-9)


def test_curve_fits_that_fail():
    with pytest.raises(RuntimeError, match="parameters not found: The maximum number"):
        te.optimize.curve_fit(decay, T, DATA, maxfev=2)
    with pytest.raises(RuntimeError, match="a fit has not converged"):
        te.jit(lambda y: te.optimize.curve_fit(decay, T, y, maxfev=2))(DATA)
    popt, _ = te.optimize.curve_fit(decay, T, DATA, maxfev=2, check=False)
    assert np.all(np.isfinite(popt))
    with pytest.raises(ValueError, match="xdata holds infinities or NaN"):
        te.optimize.curve_fit(decay, np.where(T > 1, np.nan, T), DATA)
    with pytest.raises(TypeError, match=r"3 parameters, expected at most as many as .* 2"):
        te.optimize.curve_fit(decay, T[:2], DATA[:2])
    with pytest.raises(ValueError, match="sigma has shape"):
        te.optimize.curve_fit(decay, T, DATA, sigma=np.ones(3))
    with pytest.raises(ValueError, match="sigma is a matrix that is not positive definite"):
        te.optimize.curve_fit(decay, T, DATA, sigma=-np.eye(T.size))
    with pytest.raises(ValueError, match="method 'lm' does not take bounds"):
        te.optimize.curve_fit(decay, T, DATA, bounds=(0, 9), method="lm")
    with pytest.raises(ValueError, match=r"no options .'ftoll'"):
        te.optimize.curve_fit(decay, T, DATA, ftoll=1.0)
    with pytest.raises(ValueError, match="cannot be determined from f; pass p0"):
        te.optimize.curve_fit(lambda x, *p: p[0] * x, T, DATA)


def test_a_covariance_that_cannot_be_estimated_is_infinite():
    with pytest.warns(optimize.OptimizeWarning, match="could not be estimated"):
        _, pcov = te.optimize.curve_fit(lambda t, a, b: a + b + 0 * t, T, DATA)
    assert np.all(np.isinf(pcov))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        te.optimize.curve_fit(decay, T, DATA)
