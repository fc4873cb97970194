"""Integrals of functions and of samples, beside SciPy's."""

import warnings

import numpy as np
import pytest
from scipy import integrate, special
from scipy.integrate import _quad_vec

import tenferro as te
from tenferro.integrate import panels

quad = te.integrate.quad
INTEGRANDS = [
    (np.sin, 0.0, 3.0),
    (lambda x: np.abs(x - 0.3), 1.0, 0.0),
    (lambda x: np.cos(100 * x), 0, 1),
    (lambda x: np.exp(-x * x), -np.inf, np.inf),
    (lambda x: 1 / (1 + x * x), np.inf, -np.inf),
    (lambda x: np.exp(-x), 2.0, np.inf),
    (lambda x: np.exp(x), 1.0, -np.inf),
]


@pytest.mark.sampled(24)
@pytest.mark.parametrize("case", range(len(INTEGRANDS)))
def test_values_are_scipys(case):
    f, a, b = INTEGRANDS[case]
    value, error = quad(f, a, b)
    exact, _ = integrate.quad(f, a, b)
    assert abs(value - exact) <= error < 1.49e-8 * max(1, abs(exact))


@pytest.mark.parametrize(
    ("ends", "scipys"), [("upper", "_quadrature_gk15"), ("finite", "_quadrature_gk21")]
)
def test_rules_are_quadpacks(ends, scipys):
    f = lambda x: np.exp(-x) * np.sqrt(x)  # noqa: E731
    value, error, rounding = getattr(_quad_vec, scipys)(0.1, 0.9, f, abs)
    form = panels.Form(None, None, ends, 1.0, 50)
    ours = te.jit(lambda a, b: panels.rule(form, f, a, b))(0.1, 0.9)
    np.testing.assert_allclose(ours.value, value, rtol=1e-15)
    np.testing.assert_allclose(ours.error, error, rtol=1e-3)
    np.testing.assert_allclose(ours.rounding, rounding, rtol=1e-12)


PEAKS = {
    "normal": (lambda u: np.exp(-0.5 * u * u), special.ndtr, np.sqrt(2 * np.pi)),
    "Cauchy": (lambda u: 1 / (1 + u * u), np.arctan, 1.0),
    "logistic": (lambda u: np.exp(-abs(u)) / (1 + np.exp(-abs(u))) ** 2, special.expit, 1.0),
}


@pytest.mark.sampled(16)
@pytest.mark.parametrize("span", [(0, np.inf), (0, 100), (-np.inf, np.inf), (100, -np.inf)])
@pytest.mark.parametrize("kind", PEAKS)
def test_peaks_that_scipy_finds(kind, span):
    """The first nodes see a flank at most. Where SciPy finds the peak, so does `quad`."""
    shape, antiderivative, factor = PEAKS[kind]
    scaled = lambda x, place, width, height: height * shape((x - place) / width)  # noqa: E731
    program = te.jit(lambda *peak: quad(scaled, *span, peak, check=False)[0])
    rng, found = np.random.default_rng(0), 0
    for _ in range(100):
        peak = rng.uniform(0.5, 80), 10 ** rng.uniform(-1.5, 0.7), 10 ** rng.uniform(-2, 1)
        place, width, height = peak
        low, high = (antiderivative((x - place) / width) for x in span)
        exact = height * width * factor * (high - low)
        small = 1e-6 * max(1.0, abs(exact))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", integrate.IntegrationWarning)
            scipys = integrate.quad(scaled, *span, peak)[0]
        if abs(scipys - exact) < small:
            found += 1
            assert abs(program(*peak) - exact) < small, peak
    assert found >= 10


def test_a_flank_of_a_peak_is_not_the_integral():
    value, error = quad(lambda x: 0.1 * np.exp(-0.5 * (x - 20) ** 2), 0, np.inf)
    assert abs(value - 0.1 * np.sqrt(2 * np.pi)) < error < 1.5e-8


def test_complex_integrands_and_arguments():
    value, error = quad(lambda x, k: np.exp(1j * k * x), 0, 1, (2.0,), complex_func=True)
    np.testing.assert_allclose(value, (np.exp(2j) - 1) / 2j, rtol=1e-14)
    assert error < 1e-8


def integral(k, a, b):
    """∫ₐᵇ sin(k x) / k dx."""
    return quad(lambda x: np.sin(k * x) / k, a, b)[0]


def exact_integral(k, a, b):
    return (np.cos(k * a) - np.cos(k * b)) / k**2


@pytest.mark.long
def test_derivatives():
    """By a closed-over value and by both limits, in both modes, first and second."""
    given = 3.0, 0.5, 2.0
    for order in (te.grad, te.jacfwd, te.hessian):
        found = te.jit(order(integral, (0, 1, 2)))(*given)
        expected = order(exact_integral, (0, 1, 2))(*given)
        np.testing.assert_allclose(np.array(found), np.array(expected), rtol=1e-10, atol=1e-13)
    te.check_grads(integral, given, order=2)


def test_derivatives_of_improper_integrals():
    """The gamma function's derivatives."""
    gamma = lambda s: quad(lambda x: x ** (s - 1) * np.exp(-x), 0, np.inf)[0]  # noqa: E731
    value, slope = te.jit(te.value_and_grad(gamma))(3.5)
    np.testing.assert_allclose(value, te.special.gamma(3.5), rtol=1e-10)
    np.testing.assert_allclose(slope, te.grad(te.special.gamma)(3.5), rtol=1e-7)


def test_batches_have_intervals_of_their_own():
    k = np.array([1.0, 7.0, 60.0])
    values, slopes = te.jit(te.vmap(te.value_and_grad(integral), (0, None, None)))(k, 0.5, 2.0)
    np.testing.assert_allclose(values, exact_integral(k, 0.5, 2.0), rtol=1e-9)
    expected = te.vmap(te.grad(exact_integral), (0, None, None))(k, 0.5, 2.0)
    np.testing.assert_allclose(slopes, expected, rtol=1e-8)


def test_failures_are_reported():
    f = lambda x: 1 / np.sqrt(x)  # noqa: E731
    with pytest.warns(integrate.IntegrationWarning, match="maximum number of subdivisions"):
        value, error = quad(f, 0, 1, limit=5)
    assert abs(value - 2) < 2 * error
    with pytest.raises(RuntimeError, match="maximum number of subdivisions"):
        te.jit(lambda b: quad(f, 0, b, limit=5)[1])(1.0)
    with pytest.raises(RuntimeError, match="maximum number of subdivisions"):
        quad(f, 0, 1, limit=5, check=True)
    with pytest.raises(RuntimeError, match="not finite at a node"):
        te.jit(lambda b: quad(lambda x: np.log(x - 1), 0, b)[0])(1.0)
    np.testing.assert_allclose(te.jit(lambda b: quad(f, 0, b, limit=5, check=False))(1.0)[0], value)


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ((np.sin, 0, np.nan), ValueError, "expected an interval"),
        ((np.sin, np.inf, np.inf), ValueError, "expected an interval"),
        ((np.sin, [0, 1], 2), TypeError, r"a has shape \(2,\)"),
        ((lambda x: np.stack([x, x]), 0, 1), ValueError, "expected"),
        ((lambda x: 1j * x, 0, 1), TypeError, "complex"),
        ((3.0, 0, 1), TypeError, "expected a function"),
    ],
)
def test_what_is_refused(given, error, message):
    with pytest.raises(error, match=message):
        quad(*given)


def test_other_arguments_of_scipy_say_what_to_write():
    with pytest.raises(TypeError, match="'weight' is not supported; multiply"):
        quad(np.sin, 0, 1, weight="cos")
    with pytest.raises(ValueError, match="`points` need finite limits"):
        quad(np.sin, 0, np.inf, points=[0.5])
    with pytest.raises(ValueError, match=r"points are \[2.\], expected places between 0.0 and 1.0"):
        quad(np.sin, 0, 1, points=[2.0])


def test_fixed_quad():
    f = lambda x, k: np.stack([x**k, np.exp(k * x)])  # noqa: E731
    ours, nothing = te.integrate.fixed_quad(f, 0.0, 2.0, (3,), n=7)
    np.testing.assert_allclose(ours, integrate.fixed_quad(f, 0.0, 2.0, (3,), n=7)[0], rtol=1e-14)
    assert nothing is None
    total = lambda a, b: te.integrate.fixed_quad(lambda x: x**3, a, b)[0]  # noqa: E731
    np.testing.assert_allclose(te.jit(te.grad(total, (0, 1)))(1.0, 2.0), (-1, 8), rtol=1e-13)
    with pytest.raises(ValueError, match="finite limits"):
        te.integrate.fixed_quad(np.sin, 0, np.inf)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize("points", [{}, {"dx": 0.3}, {"x": True}], ids=["", "dx", "x"])
def test_samples_are_scipys(n, points):
    rng = np.random.default_rng(n)
    points = {"x": np.sort(rng.random(n))} if "x" in points else points
    for shape, axis in (((n,), -1), ((2, n), 1), ((n, 3), 0)):
        y = rng.standard_normal(shape)
        for name in ("trapezoid", "simpson", "cumulative_trapezoid", "cumulative_simpson"):
            begins = [{}, {"initial": 0}] if name.startswith("cumulative") else [{}]
            for begin in begins:
                ours, theirs = (
                    getattr(module, name)(y, axis=axis, **points, **begin)
                    for module in (te.integrate, integrate)
                )
                np.testing.assert_allclose(ours, theirs, rtol=1e-10, atol=1e-12)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "name", ["trapezoid", "simpson", "cumulative_trapezoid", "cumulative_simpson"]
)
def test_derivatives_by_samples_and_points(name):
    function = getattr(te.integrate, name)
    x, y = np.array([0, 0.1, 0.5, 0.6]), np.array([1, 2, 0.5, 3.0])
    te.check_grads(lambda y, x: function(y, x=x), (y, x), order=2)
    together = te.jit(te.vmap(lambda y: function(y, x=x)))(np.stack([y, 2 * y]))
    np.testing.assert_allclose(together[1], function(2 * y, x=x), rtol=1e-14)


def test_samples_that_are_refused():
    with pytest.raises(ValueError, match="`x` has shape"):
        te.integrate.simpson(np.ones(3), x=np.ones(2))
    with pytest.raises(ValueError, match="`initial` must be"):
        te.integrate.cumulative_trapezoid(np.ones(3), initial=1)
    with pytest.raises(ValueError, match="At least one point"):
        te.integrate.cumulative_trapezoid(np.ones(0))


def wave(x, y, a):
    return np.cos(x * y) + a


RANGES = [lambda y, a: (0.0, y * a), (0.0, 1.0)]


@pytest.mark.long
def test_integrals_over_two_variables_are_scipys():
    f = lambda y, x, c: np.exp(-c * x * y) * y  # noqa: E731
    limits = (0.0, 1.0, 0.1, lambda x: 1 + x)
    value, _ = te.integrate.dblquad(f, *limits, (1.3,))
    np.testing.assert_allclose(value, integrate.dblquad(f, *limits, (1.3,))[0], rtol=1e-12)
    te.check_grads(lambda c, b: te.integrate.dblquad(f, 0.0, b, *limits[2:], (c,))[0], (1.3, 1.0))
    g, ranges = wave, RANGES
    options = [lambda y, a: {"epsabs": 1e-10}, {"limit": 20, "points": [0.5]}]
    value, _ = te.integrate.nquad(g, ranges, (0.5,), options)
    np.testing.assert_allclose(value, integrate.nquad(g, ranges, (0.5,), options)[0], rtol=1e-12)
    plane = te.integrate.nquad(lambda x, y: np.exp(-x * x - y * y), [(-np.inf, np.inf)] * 2)
    np.testing.assert_allclose(plane[0], np.pi, rtol=1e-7)


def test_options_of_nquad_that_are_refused():
    with pytest.raises(ValueError, match=r"nquad: `opts` has 1 entries, expected one for each"):
        te.integrate.nquad(wave, RANGES, (0.5,), [{}])
    with pytest.raises(TypeError, match="weight"):
        te.integrate.nquad(wave, RANGES, (0.5,), {"weight": "cos"})


@pytest.mark.long
def test_integrals_over_three_variables_are_scipys():
    f = lambda z, y, x, c: np.sin(c * z * x) + y  # noqa: E731
    limits = (0.0, 1.0, 0.0, lambda x: x, 0.0, lambda x, y: x + y)
    value, _ = te.integrate.tplquad(f, *limits, (2.0,))
    np.testing.assert_allclose(value, integrate.tplquad(f, *limits, (2.0,))[0], rtol=1e-12)


def test_points_are_scipys_and_move_with_jumps():
    def steps(x, a, b):
        return np.where(x < a, np.exp(x), np.where(x < b, 3.0, np.cos(x)))

    cuts = (0.3, 0.7213)
    for limits in ((0.0, 2.0), (2.0, 0.0)):
        ours = quad(steps, *limits, args=cuts, points=cuts[::-1])
        theirs = integrate.quad(steps, *limits, args=cuts, points=cuts)
        np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-13)
        assert ours[1] < 1e-12

    def total(a, b):
        return quad(steps, 0.0, 2.0, args=(a, b), points=[a, b])[0]

    slopes = te.jit(te.grad(total, (0, 1)))(*cuts)  # the jumps
    np.testing.assert_allclose(slopes, [np.exp(0.3) - 3, 3 - np.cos(0.7213)], rtol=1e-12)
    te.check_grads(te.jit(total), cuts, order=2)


WAVES = np.array([[1.0, 2.5], [0.5, 60.0]])
ARRAYS = {
    "finite": (lambda x: np.cos(WAVES * x), 0.0, 2.0),
    "turned": (lambda x: np.cos(WAVES * x), 2.0, 0.0),
    "half line": (lambda x: WAVES * np.exp(-WAVES * x), 0.0, np.inf),
    "line": (lambda x: np.exp(-WAVES * x * x), np.inf, -np.inf),
    "complex": (lambda x: np.exp(1j * WAVES * x), 0.0, 1.0),
    "number": (np.sin, 0.0, 3.0),
    "zero": (lambda x: np.stack([np.sin(x), x**3]), -1.0, 1.0),
}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("norm", ["2", "max"])
@pytest.mark.parametrize("name", ARRAYS)
def test_integrals_of_arrays_are_scipys(name, norm):
    """To the estimated error; that of zero is rounding."""
    f, a, b = ARRAYS[name]
    value, error = te.integrate.quad_vec(f, a, b, norm=norm, check=True)
    exact, _ = integrate.quad_vec(f, a, b, norm=norm, epsrel=1e-12)
    size = np.linalg.norm if norm == "2" else lambda x: np.max(np.abs(x))
    assert value.shape == np.shape(exact)
    assert size(np.ravel(value - exact)) <= error <= max(1e-8 * size(np.ravel(exact)), 1e-12)


def test_derivatives_of_integrals_of_arrays():
    """∫ exp(−k x) from a to b, whose elements share intervals; both modes, second order, batches,
    and an integrand that jumps at a point."""
    k, ends = np.array([0.5, 2.0, 9.0]), (0.2, 1.7)
    ours = lambda k, a, b: te.integrate.quad_vec(lambda x, k: np.exp(-k * x), a, b, args=k)[0]  # noqa: E731
    exact = lambda k, a, b: (np.exp(-k * a) - np.exp(-k * b)) / k  # noqa: E731
    for order in (te.jacfwd, te.jacrev):
        found = te.jit(order(ours, (0, 1, 2)))(k, *ends)
        for x, y in zip(found, order(exact, (0, 1, 2))(k, *ends), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-12)
    twice = te.jit(te.hessian(lambda k: np.sum(ours(k, *ends))))(k)
    np.testing.assert_allclose(twice, te.hessian(lambda k: np.sum(exact(k, *ends)))(k), atol=1e-9)
    many = te.jit(te.vmap(ours, (0, None, 0)))(np.stack([k, 3 * k]), 0.2, np.array([1.0, 1.7]))
    np.testing.assert_allclose(many[1], exact(3 * k, *ends), rtol=1e-8)
    step = lambda p: te.integrate.quad_vec(  # noqa: E731
        lambda x: np.where(x < p, k, np.cos(k * x)), 0.0, 1.0, points=[p]
    )[0]
    np.testing.assert_allclose(te.jacobian(step)(0.4), k - np.cos(0.4 * k), atol=1e-12)


def test_failures_of_integrals_of_arrays_are_reported():
    f = lambda x: np.stack([1 / np.sqrt(x), x])  # noqa: E731
    quad_vec = te.integrate.quad_vec
    with pytest.warns(integrate.IntegrationWarning, match="quad_vec: The maximum number"):
        value, error = quad_vec(f, 0, 1, limit=5)
    assert abs(value[0] - 2) < 2 * error
    with pytest.raises(RuntimeError, match="quad_vec: The maximum number"):
        te.jit(lambda b: quad_vec(f, 0, b, limit=5)[0])(1.0)
    with pytest.raises(RuntimeError, match="quad_vec: The integrand is not finite"):
        quad_vec(lambda x: np.stack([x, np.log(x - 1)]), 0, 1, check=True)
    with pytest.raises(ValueError, match="`norm` is '1', expected '2' or 'max'"):
        quad_vec(f, 0, 1, norm="1")
    with pytest.raises(ValueError, match="expected an array of numbers"):
        quad_vec(lambda x: np.zeros(0) * x, 0, 1)
    with pytest.raises(TypeError, match="'workers' is not supported"):
        quad_vec(f, 0, 1, workers=2)
