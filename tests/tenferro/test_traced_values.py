"""Conditions on the values of arguments hold for traced values too: what raises an error on NumPy
arrays raises the same error when a compiled program runs, and what is right stays right."""

import numpy as np
import pytest

import tenferro as te

X, Y = np.array([0.0, 1.0, 2.5, 3.0, 4.0]), np.array([1.0, -1.0, 0.5, 2.0, 1.0])
TWICE = np.array([0.0, 1.0, 1.0, 3.0, 4.0])
GAP = np.array([0.0, 1.0, np.nan, 3.0, 4.0])
GRID = np.arange(25.0).reshape(5, 5)
ROWS = np.array([[1.0, 2.0, 1.0, 1.0, 0.5, 0.1]])
TURN = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
of, ig, sg, sp = te.interpolate, te.integrate, te.signal, te.spatial.distance
LINE = lambda x, a, b: a * x + b  # noqa: E731
CASES = {  # a function, a value that is right, values that are not
    "cubic": (lambda x: of.CubicSpline(x, Y)(2.0), X, [TWICE, X[::-1], GAP]),
    "cubic data": (lambda y: of.CubicSpline(X, y)(2.0), Y, [GAP]),
    "cubic periodic": (lambda y: of.CubicSpline(X, y, bc_type="periodic")(2.0), Y, [X]),
    "pchip": (lambda x: of.PchipInterpolator(x, Y)(2.0), X, [TWICE, X[::-1]]),
    "akima": (lambda x: of.Akima1DInterpolator(x, Y)(2.0), X, [TWICE]),
    "bspline": (lambda t: of.BSpline(t, Y[:3], 1)(2.0), X, [X[::-1], GAP]),
    "interpolating": (lambda x: of.make_interp_spline(x, Y)(2.0), X, [TWICE]),
    "interpolating periodic": (
        lambda y: of.make_interp_spline(X, y, bc_type="periodic")(2.0), Y, [X],
    ),
    "smoothing": (lambda w: of.make_smoothing_spline(X, Y, w, 0.1)(2.0), Y**2, [Y]),
    "smoothing lam": (lambda v: of.make_smoothing_spline(X, Y, None, v)(2.0), 0.1, [-0.1]),
    "piecewise": (lambda x: of.PPoly(np.ones((2, 4)), x)(2.0), X, [X[::-1]]),
    "grid": (lambda x: of.RegularGridInterpolator((x, X), GRID)(X[None, :2]), X, [TWICE]),
    "lfilter": (lambda a: sg.lfilter([1.0], a, X), Y[:2], [X[:2]]),
    "lfilter_zi": (lambda a: sg.lfilter_zi([1.0], a), Y[:3], []),
    "sosfilt": (lambda s: sg.sosfilt(s, X), ROWS, [2 * ROWS]),
    "weights": (lambda w: sp.euclidean(X, Y, w), X, [Y]),
    "squareform": (lambda m: sp.squareform(m), np.ones((3, 3)) - np.eye(3), [np.ones((3, 3))]),
    "affine": (lambda m: te.ndimage.affine_transform(GRID, m, order=1), TURN, [TURN + 1]),
    "bincount": (lambda n: te.numpy.bincount(n, length=5), np.arange(3), [-np.arange(3)]),
    "histogram": (lambda e: np.histogram(Y, e)[0], X, [X[::-1]]),
    "histogram data": (lambda a: np.histogram(a, 3)[0], Y, [GAP]),
    "quantile": (lambda q: np.quantile(Y, q), 0.3, [-0.1, 1.1, np.nan]),
    "nanargmax": (lambda a: np.nanargmax(a, axis=0), GRID, [GRID * np.nan]),
    "average": (lambda w: np.average(Y, weights=w), X, [0 * X, np.array([1.0, -1, 0, 0, 0])]),
    "class": (
        lambda n: te.nn.cross_entropy(np.ones((2, 3)), n), np.array([0, 2]),
        [np.array([0, 3]), np.array([-1, 0])],
    ),
    "integers": (lambda n: te.random.Generator(te.random.key(0)).integers(0, n, 4), 3, [0, -2]),
    "delay": (lambda d: _late(d), 0.5, [0.0, -0.5]),
    "boundary": (lambda x: _boundary(x), np.linspace(0, 1, 3), [np.array([0, 0.5, 0.5])]),
    "first step": (lambda h: _decay(first_step=h), 0.1, [3.0, -0.1]),
    "quadrature points": (
        lambda p: ig.quad(lambda x: abs(x - 0.3), 0.0, 1.0, points=[p])[0], 0.3, [1.3],
    ),
    "fixed_quad": (lambda b: ig.fixed_quad(lambda x: x * x, 0.0, b)[0], 1.0, [np.inf]),
    "bounds": (
        lambda b: te.optimize.least_squares(lambda p: p - Y, X, bounds=(b, 9.0)).x, -9.0, [10.0],
    ),
    "fit": (lambda y: te.optimize.curve_fit(LINE, X, y)[0], Y, [GAP]),
}  # fmt: skip


def _late(delay):
    run = ig.solve_dde(lambda t, y, z: -z[0], [delay], (0, 1.0), lambda t: np.ones(1))
    return run.y[0, -1]


def _boundary(x):
    slope, ends = (lambda t, y: np.stack([y[1], -y[0]])), lambda a, b: np.stack([a[0], b[0] - 1])
    return ig.solve_bvp(slope, ends, x, np.ones((2, 3)), max_nodes=9, tol=0.1).y[0, 0]


def _decay(**options):
    return ig.solve_ivp(lambda t, y: -y, (0.0, 1.0), np.ones(1), max_steps=50, **options).y[0, -1]


def outcome(f, x):
    """What a call returns, or the error it raises."""
    try:
        return np.asarray(f(x))
    except (ValueError, IndexError, ZeroDivisionError) as error:
        return type(error)


@pytest.mark.parametrize("name", CASES)
def test_traced_values_are_checked_as_known_ones(name):
    f, right, wrong = CASES[name]
    compiled = te.jit(f, engine="numpy")
    np.testing.assert_allclose(compiled(right), np.asarray(f(right)), rtol=1e-7, atol=1e-9)
    for x in wrong:
        with np.errstate(all="ignore"):
            expected = outcome(f, x)
            assert isinstance(expected, type), "the function itself raises"
            assert outcome(compiled, x) is expected
