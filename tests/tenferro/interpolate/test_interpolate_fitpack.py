"""FITPACK's splines beside SciPy's, and their derivatives beside differences."""

import numpy as np
import pytest
import scipy.interpolate as theirs

import tenferro as te

ours = te.interpolate
RNG = np.random.default_rng(5)
X = np.sort(RNG.uniform(0, 5, 14))
Y, W = np.sin(X) + 0.1 * RNG.standard_normal(14), RNG.uniform(0.5, 2, 14)
AT, KNOTS = np.linspace(-0.5, 5.5, 25), [1.0, 2.5, 3.5]
CASES = [
    {"s": 0}, {"s": 0, "xb": X[0] - 0.3, "xe": X[-1] + 0.2}, {"t": KNOTS, "task": -1, "w": W},
    {"s": 0.3}, {"w": W}, {"s": 0.2, "w": W},
]  # fmt: skip


def same(found, expected, rtol=1e-9):
    expected = np.asarray(expected)
    scale = max(1.0, np.abs(expected).max(initial=0.0))
    np.testing.assert_allclose(np.asarray(found), expected, rtol=rtol, atol=rtol * scale)


@pytest.mark.sampled(4, "case")
@pytest.mark.parametrize("case", range(len(CASES)))
@pytest.mark.parametrize("k", range(1, 6))
def test_functions_of_knots_and_coefficients(k, case):
    tck, expected = ours.splrep(X, Y, k=k, **CASES[case]), theirs.splrep(X, Y, k=k, **CASES[case])
    same(tck[0], expected[0])
    used = len(expected[0]) - k - 1  # FITPACK leaves other numbers behind these
    same(tck[1][:used], expected[1][:used])
    for ext in (0, 1, 3):
        for der in range(k + 1):
            same(ours.splev(AT, tck, der, ext), theirs.splev(AT, expected, der, ext), 1e-8)
    same(ours.splint(0.3, 9.0, tck), theirs.splint(0.3, 9.0, expected))
    for name in ("splder", "splantider"):
        t, c, degree = getattr(ours, name)(tck)
        t1, c1, degree1 = getattr(theirs, name)(expected)
        assert (degree, c.shape) == (degree1, c1.shape)
        same(t, t1)
        same(c[: len(t) - degree - 1], c1[: len(t) - degree - 1])


@pytest.mark.sampled(3)
@pytest.mark.parametrize("ext", [0, "zeros", "const"])
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("UnivariateSpline", ()), ("UnivariateSpline", (W, (None, None), 4, 0.5)),
        ("InterpolatedUnivariateSpline", ()), ("LSQUnivariateSpline", (KNOTS, W)),
    ],
)  # fmt: skip
def test_classes(name, args, ext):
    spline, expected = (getattr(m, name)(X, Y, *args, ext=ext) for m in (ours, theirs))
    same(spline(AT), expected(AT))
    same(spline(AT, 1), expected(AT, 1), 1e-8)
    same(spline.integral(-1.0, 4.0), expected.integral(-1.0, 4.0))
    same(spline.derivative()(AT), expected.derivative()(AT), 1e-8)
    same(spline.antiderivative(2)(AT), expected.antiderivative(2)(AT), 1e-8)
    for method in ("get_knots", "get_coeffs", "get_residual"):
        same(getattr(spline, method)(), getattr(expected, method)())
    same(spline.derivatives(1.3), expected.derivatives(1.3), 1e-8)


def test_derivatives_in_data_knots_and_points():
    at = np.array([0.7, 2.0])
    te.check_grads(lambda x, y, p: ours.splev(p, ours.splrep(x, y)), (X, Y, at))
    fitted = lambda x, y, w, t, p: ours.splev(p, ours.splrep(x, y, w, t=t, task=-1))  # noqa: E731
    te.check_grads(fitted, (X, Y, W, np.array(KNOTS), at))
    smooth = ours.UnivariateSpline(X, Y, s=0.3)
    same(te.jit(te.grad(lambda p: smooth(p)))(2.0), smooth(2.0, 1))


@pytest.mark.parametrize("s", [0, 0.5])
def test_periodic_splines(s):
    tck, expected = (
        ours.splrep(X, Y, s=s, per=1),
        theirs.splrep(X, np.r_[Y[:-1], Y[:1]], s=s, per=1),
    )
    same(tck[0], expected[0])
    same(ours.splev(AT[3:-3], tck), theirs.splev(AT[3:-3], expected))
    with pytest.raises(ValueError, match="splrep: periodic splines with given knots"):
        ours.splrep(X, Y, task=-1, t=KNOTS, per=1)


def test_several_coefficients_and_errors():
    tck, _ = theirs.splprep([X, Y], s=0.1)
    for a, b in zip(ours.splev(AT / 6, tck), theirs.splev(AT / 6, tck), strict=True):
        same(a, b)
    line = ours.splrep(X, Y)
    for call in (lambda: ours.splev(9.0, line, ext=2), lambda: te.jit(
        lambda p: ours.splev(p, line, ext=2))(9.0)):  # fmt: skip
        with pytest.raises(ValueError, match="splev: a point is outside of the knots"):
            call()
    with pytest.raises(ValueError, match="splev: `ext` is 4"):
        ours.splev(1.0, line, ext=4)
    with pytest.raises(ValueError, match="UnivariateSpline: `ext` is 'none'"):
        ours.UnivariateSpline(X, Y, ext="none")
    with pytest.raises(ValueError, match="splrep: knots that depend on the data"):
        te.grad(lambda y: ours.splev(1.0, ours.splrep(X, y, s=0.3)))(Y)


def test_lines_between_given_knots():
    """Coefficients of degree 1 are values at knots, which need not be at the points."""
    x, y, t = np.arange(4.0), np.array([1.0, 3.0, 2.0, 5.0]), [-1.0, -1.0, 0.5, 2.0, 4.0, 4.0]
    found, expected = (m.make_interp_spline(x, y, 1, t) for m in (ours, theirs))
    same(found.c, expected.c)
    same(found(x), y)
