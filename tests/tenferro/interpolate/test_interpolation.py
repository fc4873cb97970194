"""Interpolation: values beside SciPy's, derivatives beside differences, engines side by side."""

from itertools import pairwise
from types import FunctionType

import numpy as np
import pytest
import scipy.interpolate as si
from derivative_checks import Row, check_engines, check_row
from scipy.sparse.linalg import spsolve

import tenferro as te

RNG = np.random.default_rng(5)
X = np.array([0.0, 0.4, 1.1, 1.5, 2.3, 3.0, 3.2])
Y = RNG.standard_normal((7, 2))
CLOSED = np.concatenate([Y[:-1], Y[:1]])
COMPLEX = Y + 1j * RNG.standard_normal((7, 2))
AT = np.array([[-0.3, 0.0, 0.2, 0.4], [1.3, 2.9, 3.2, 3.6]])
NORMAL = [("not-a-knot", Y), ("natural", Y), ("clamped", Y), ("periodic", CLOSED)]
VALUES = np.array([0.3, -0.2])
PAIRS = [((1, VALUES), (2, VALUES)), ("natural", "not-a-knot")]
KINDS = {
    **{f"cubic {b}": ("CubicSpline", y, {"bc_type": b}) for b, y in NORMAL},
    **{f"cubic pair {i}": ("CubicSpline", Y, {"bc_type": b}) for i, b in enumerate(PAIRS)},
    "cubic complex": ("CubicSpline", COMPLEX, {}),
    "cubic inside": ("CubicSpline", Y, {"extrapolate": False}),
    "pchip": ("PchipInterpolator", Y, {}),
    "akima": ("Akima1DInterpolator", Y, {"extrapolate": True}),
    "akima inside": ("Akima1DInterpolator", Y, {}),
    "makima": ("Akima1DInterpolator", Y, {"method": "makima", "extrapolate": True}),
    **{f"spline {k}": ("make_interp_spline", Y, {"k": k}) for k in range(6)},
    "spline natural": ("make_interp_spline", Y, {"bc_type": "natural"}),
    "spline quintic": (
        "make_interp_spline",
        Y,
        {"k": 5, "bc_type": ([(1, VALUES), (2, VALUES)], [(1, VALUES), (3, VALUES)])},
    ),
    "spline complex": ("make_interp_spline", COMPLEX, {}),
    **{
        f"spline periodic {k}": ("make_interp_spline", CLOSED, {"k": k, "bc_type": "periodic"})
        for k in (2, 3, 4, 5)
    },
}


def both(kind):
    name, y, options = KINDS[kind]
    return getattr(te.interpolate, name)(X, y, **options), getattr(si, name)(X, y, **options)


def same(ours, theirs):
    np.testing.assert_allclose(np.asarray(ours), theirs, rtol=1e-11, atol=1e-11)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("kind", KINDS)
def test_values_derivatives_and_integrals_are_scipys(kind):
    ours, theirs = both(kind)
    same(ours(AT), theirs(AT))
    degree = getattr(theirs, "k", 3)
    for nu in range(1, degree + 1):
        same(ours(AT, nu), theirs(AT, nu))
        same(ours.derivative(nu)(AT), theirs.derivative(nu)(AT))
    for nu in (1, 2):
        same(ours.antiderivative(nu)(AT), theirs.antiderivative(nu)(AT))
    if kind == "spline complex":
        return  # SciPy's own raises an error
    for a, b in ((0.1, 2.7), (2.0, 0.5), (-1.0, 4.0), (-7.0, 9.0)):
        same(ours.integrate(a, b), theirs.integrate(a, b))
        if not np.iscomplexobj(theirs.c):
            same(ours.integrate(a, b, "periodic"), theirs.integrate(a, b, "periodic"))


@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.parametrize("name", ["CubicSpline", "PchipInterpolator", "Akima1DInterpolator"])
def test_few_points(name, n):
    at = np.linspace(0, X[n - 1], 5)
    same(getattr(te.interpolate, name)(X[:n], Y[:n])(at), getattr(si, name)(X[:n], Y[:n])(at))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_few_points_of_a_period(n):
    y = np.concatenate([Y[: n - 1], Y[:1]])
    ours, theirs = (m.CubicSpline(X[:n], y, bc_type="periodic") for m in (te.interpolate, si))
    same(ours(AT), theirs(AT))


def test_axis_is_where_the_points_are():
    y = RNG.standard_normal((2, 7, 3))
    for name in ("CubicSpline", "PchipInterpolator", "Akima1DInterpolator", "make_interp_spline"):
        ours, theirs = (getattr(m, name)(X, y, axis=1) for m in (te.interpolate, si))
        same(ours(AT), theirs(AT))
        same(ours.integrate(0.5, 2.0), theirs.integrate(0.5, 2.0))
    c = RNG.standard_normal((2, 3, 6))
    ours, theirs = (m.PPoly(c, X, axis=1) for m in (te.interpolate, si))
    same(ours(AT), theirs(AT))


def test_pieces_with_repeated_knots_and_hermite_data():
    t, c = np.array([0.0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3]), RNG.standard_normal(7)
    ours, theirs = te.interpolate.BSpline(t, c, 3), si.BSpline(t, c, 3)
    same(ours(AT), theirs(AT))
    same(ours(AT, 1), theirs(AT, 1))
    same(ours(AT, extrapolate="periodic"), theirs(AT, extrapolate="periodic"))
    ours, theirs = (m.BSpline.basis_element(X[:5]) for m in (te.interpolate, si))
    same(ours(AT), theirs(AT))
    ours, theirs = (m.CubicHermiteSpline(X, Y, Y[::-1]) for m in (te.interpolate, si))
    same(ours(AT), theirs(AT))
    flat = np.array([0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0])
    for name in ("PchipInterpolator", "Akima1DInterpolator"):
        same(
            getattr(te.interpolate, name)(X, flat)(AT[1, :3]), getattr(si, name)(X, flat)(AT[1, :3])
        )


def of_knots_data_and_points(kind):
    name, y, options = KINDS[kind]
    if np.iscomplexobj(y):
        y = y.real
    at = np.array([0.2, 1.25, 2.8])

    def function(knots, data, points):
        data = y + 0.1 * data
        if options.get("bc_type") == "periodic":
            data = np.concatenate([data[:-1], data[:1]])
        spline = getattr(te.interpolate, name)(X + 0.05 * knots, data, **options)
        return spline(at + 0.05 * points)

    return Row(kind, function, ((7,), (7, 2), (3,)), dtypes=("float64",))


ROWS = [of_knots_data_and_points(k) for k in KINDS if "complex" not in k and k != "spline 0"]


LONG = ("cubic inside", "akima inside", "spline 1", "spline 4", "spline 5", "spline quintic")
COMPILED = ("pchip", "spline 3")


@pytest.mark.sampled(24)
@pytest.mark.parametrize(
    "row",
    [pytest.param(r, marks=pytest.mark.long if r.name in LONG else ()) for r in ROWS],
    ids=str,
)
def test_derivatives_in_knots_data_and_points(row):
    check_row(row, "float64")


@pytest.mark.long
@pytest.mark.parametrize("row", [r for r in ROWS if r.name in COMPILED], ids=str)
def test_engines(row):
    check_engines(row, "float64", ["native", "xla"])


def test_what_is_known_of_a_spline_has_derivatives():
    def area(y):
        spline = te.interpolate.CubicSpline(X, y)
        return spline.integrate(0.1, 2.9) + te.interpolate.make_interp_spline(X, y).integrate(0, 2)

    te.check_grads(area, (Y[:, 0],), order=2)
    te.check_grads(
        lambda y: te.interpolate.BSpline(X, y, 2).derivative()(1.3), (Y[:4, 0],), order=2
    )


def test_splines_pass_through_programs():
    spline = te.jit(lambda y: te.interpolate.CubicSpline(X, y))(Y)
    assert isinstance(spline, te.interpolate.CubicSpline)
    values = te.jit(lambda s, x: s(x))(spline, AT)
    same(values, si.CubicSpline(X, Y)(AT))
    several = te.vmap(lambda y, x: te.interpolate.make_interp_spline(X, y)(x))(Y.T, AT[:, 1:])
    same(several, [si.make_interp_spline(X, y)(x) for y, x in zip(Y.T, AT[:, 1:], strict=True)])


def test_eager_gradients():
    y = te.variable(Y[:, 0])
    te.interpolate.PchipInterpolator(X, y)(1.3).backward()
    same(y.grad, te.grad(lambda y: te.interpolate.PchipInterpolator(X, y)(1.3))(Y[:, 0]))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [3, 5, 8, 30])
@pytest.mark.parametrize("k", range(8))
def test_periodic_splines_of_few_and_many_points(n, k):
    x = np.cumsum(RNG.uniform(0.5, 1.5, n))
    y = RNG.standard_normal((n, 2))
    y[-1] = y[0]
    ours = te.interpolate.make_interp_spline(x, y, k, bc_type="periodic")
    theirs = si.make_interp_spline(x, y, k, bc_type="periodic")
    assert ours.extrapolate == theirs.extrapolate
    same(ours.t, theirs.t)
    at = np.linspace(x[0], x[-1], 23)
    np.testing.assert_allclose(ours(at), theirs(at), rtol=1e-9, atol=1e-9 * np.abs(theirs.c).max())


KNOTS = np.array([0.0, 0.0, 0.0, 0.0, 1.3, 3.2, 3.2, 3.2, 3.2])
WEIGHTS = RNG.uniform(0.5, 2, 7)
LINES = ["linear", "nearest", "nearest-up", "previous", "next", "zero", "slinear", "quadratic",
         "cubic", 4]  # fmt: skip


@pytest.mark.parametrize("y", [Y, COMPLEX])
def test_least_squares_and_smoothing(y):
    for k, t in ((3, KNOTS), (1, KNOTS[2:-2])):
        for w in (None, WEIGHTS):
            ours = te.interpolate.make_lsq_spline(X, y, t, k, w)
            same(ours(AT), si.make_lsq_spline(X, y, t, k, w)(AT))
    for lam in (0.0, 0.1, 30.0):
        ours = te.interpolate.make_smoothing_spline(X, y.real.T, WEIGHTS, lam, axis=1)
        same(ours(AT), si.make_smoothing_spline(X, y.real.T, WEIGHTS, lam, axis=1)(AT))
    chosen = te.interpolate.make_smoothing_spline(X, Y.T, axis=1)
    same(chosen(AT), si.make_smoothing_spline(X, Y.T, axis=1)(AT))


def test_smoothing_splines_minimize_what_they_say():
    def cost(spline):
        second = spline.derivative(2)
        bends = sum(
            te.integrate.fixed_quad(lambda t: second(t) ** 2, a, b)[0] for a, b in pairwise(X)
        )
        return np.sum(WEIGHTS * (Y[:, 0] - spline(X)) ** 2) + 0.1 * bends

    best = te.interpolate.make_smoothing_spline(X, Y[:, 0], WEIGHTS, 0.1)
    slope = te.grad(lambda c: cost(te.interpolate.BSpline(best.t, c, 3)))(best.c)
    assert np.max(np.abs(best.derivative(2)(X[[0, -1]]))) < 1e-12
    inner = [te.interpolate.make_interp_spline(X, e, bc_type="natural").c for e in np.eye(7)]
    np.testing.assert_allclose(np.stack(inner) @ np.asarray(slope), 0, atol=1e-12)


def test_derivatives_of_least_squares_and_smoothing():
    def function(x, y, w, lam):
        at = X + 0.05 * x
        smooth = te.interpolate.make_smoothing_spline(at, y, np.exp(w), np.exp(lam))
        t = np.concatenate([KNOTS[:4], 1.3 + 0.1 * w[:1], KNOTS[5:]])
        near = te.interpolate.make_lsq_spline(np.clip(at, 0.0, 3.2), y, t, 3, np.exp(w))
        return smooth(AT[1]) + near(AT[1])

    check_row(Row("smoothing", function, ((7,), (7,), (7,), ())), "float64")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", LINES)
def test_lines_and_steps(kind):
    order = np.array([3, 0, 6, 2, 5, 1, 4])
    at = np.array([[-0.5, 0.0, 0.4], [0.75, 1.3, 1.5], [2.9, 3.2, 3.7]])
    for options in (
        {"bounds_error": False}, {"fill_value": "extrapolate"},
        {"bounds_error": False, "fill_value": (-1.0, np.array([2.0, 3.0]))},
    ):  # fmt: skip
        x, y = X[order], Y[order].T
        ours, theirs = (m.interp1d(x, y, kind, **options) for m in (te.interpolate, si))
        same(ours(at), theirs(at))
        same(te.jit(ours)(at), theirs(at))
    one = te.interpolate.interp1d(X, Y[:, 0], kind)
    same(one(1.3), si.interp1d(X, Y[:, 0], kind)(1.3))
    assert np.isnan(one(np.nan))


@pytest.mark.sampled(4, "wrap")
@pytest.mark.parametrize("wrap", [lambda g: g, te.jit])
@pytest.mark.parametrize("kind", ["linear", "nearest", "nearest-up", "previous", "next", "zero"])
@pytest.mark.parametrize("where", range(4))
def test_values_beside_infinite_ones(where, kind, wrap):
    x, at = np.array([1.0, 2.0, 3.0, 4.0]), np.linspace(1.0, 4.0, 13)
    for bad in (np.inf, -np.inf):
        for y in (np.array([1.0, 2.0, 0.5, 4.0]), np.full(4, bad)):
            y[where] = bad
            with np.errstate(invalid="ignore"):
                got = wrap(lambda y: te.interpolate.interp1d(x, y, kind)(at))(y)
                columns = wrap(lambda y: te.interpolate.interp1d(x, y, kind)(at))(np.stack([y, y]))
                want = si.interp1d(x, y, kind)(at)
            np.testing.assert_allclose(got, want, rtol=1e-15)
            np.testing.assert_array_equal(columns, np.stack([got, got]))


def test_derivatives_of_lines_and_steps():
    def function(kind, y, fill, x=0.0, at=0.0):
        f = te.interpolate.interp1d(X + 0.05 * x, y, kind, bounds_error=False, fill_value=fill)
        return f(np.array([-1.0, 0.2, 1.3, 2.6]) + 0.05 * at)

    for kind in LINES:
        by_data = Row(kind, lambda *a, k=kind: function(k, *a), ((7,), ()))
        by_all = Row(kind, lambda *a, k=kind: function(k, *a), ((7,), (), (7,), (4,)))
        check_row(by_all if kind in ("linear", "cubic") else by_data, "float64")
    steps = te.grad(lambda at: np.sum(function("nearest", Y[:, 0], 0.0, at=at)))(np.zeros(4))
    np.testing.assert_array_equal(steps, np.zeros(4))


def test_roots_are_scipys():
    c = RNG.standard_normal((4, 6, 2))
    ours, theirs = te.interpolate.PPoly(c, X), si.PPoly(c, X)
    for options in ({}, {"discontinuity": False}, {"extrapolate": False}, {"y": 0.3}):
        for a, b in zip(ours.solve(**options), theirs.solve(**options), strict=True):
            same(a, b)
    flat = np.array([[0, 0.0, 0, 1], [-1.0, 1.0, 0, 2]])
    np.testing.assert_array_equal(
        te.interpolate.PPoly(flat, np.arange(5.0)).roots(), [1.0, 2.0, np.nan]
    )


def test_derivatives_of_roots():
    def zeros(x, y):
        return te.interpolate.CubicSpline(X + x, y).roots(extrapolate=False)

    def theirs(x, y):
        return si.CubicSpline(X + x, y).roots(extrapolate=False)

    y, x = np.array([1.0, -1.0, 0.5, -0.3, -1.0, 2.0, 1.5]), np.zeros(7)
    for i in range(theirs(x, y).size):
        by_x, by_y = te.grad(lambda x, y, i=i: zeros(x, y)[i], (0, 1))(x, y)
        for k, step in enumerate(1e-5 * np.eye(7)):
            slope = (theirs(x + step, y)[i] - theirs(x - step, y)[i]) / 2e-5
            np.testing.assert_allclose(by_x[k], slope, rtol=1e-7, atol=1e-8)
            slope = (theirs(x, y + step)[i] - theirs(x, y - step)[i]) / 2e-5
            np.testing.assert_allclose(by_y[k], slope, rtol=1e-7, atol=1e-8)
    first = lambda y: zeros(x, y)[0]  # noqa: E731
    bend = te.grad(lambda y: te.grad(first)(y)[1])(y)
    step = 1e-5 * np.eye(7)[3]
    slope = (te.grad(first)(y + step)[1] - te.grad(first)(y - step)[1]) / 2e-5
    np.testing.assert_allclose(bend[3], slope, rtol=1e-6)
    variable = te.variable(y)
    first(variable).backward()
    same(variable.grad, te.grad(first)(y))
    jump = te.grad(lambda x: te.interpolate.PPoly([[-1.0, 2.0]], x).roots()[0])
    np.testing.assert_array_equal(jump(np.array([0.0, 1.0, 2.0])), [0.0, 1.0, 0.0])


def test_polynomials_are_added_at_both_ends():
    a, b = (m.PPoly([[1.0], [2.0]], [0.0, 1.0]) for m in (te.interpolate, si))
    for c, x in (([[2.0, 1.0]], [2.0, 3.0]), ([[1.0], [0.5]], [-1.0])):
        a.extend(c, x)
        b.extend(np.array(c), np.array(x))
        same(a(AT), b(AT))


GRID = (X, np.array([0.0, 0.3, 1.0, 1.4, 2.0, 2.1]), np.array([3.0, 2.5, 1.8, 1.0, 0.5, 0.1]))
CUBE = RNG.standard_normal((7, 6, 6, 2))
POINTS = RNG.uniform((0, 0, 0.1), (3.2, 2.1, 3.0), (4, 3))
METHODS = ["linear", "nearest", "slinear", "cubic", "quintic", "pchip"]


def grids(method):
    direct = {"solver": spsolve} if method in ("slinear", "cubic", "quintic") else {}
    return (
        te.interpolate.RegularGridInterpolator(GRID, CUBE, method),
        si.RegularGridInterpolator(GRID, CUBE, method, **direct),
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_grids(method):
    ours, theirs = grids(method)
    same(ours(POINTS), theirs(POINTS))
    same(te.interpolate.interpn(GRID, CUBE, POINTS), si.interpn(GRID, CUBE, POINTS))
    if method in ("slinear", "cubic", "quintic"):
        same(ours(POINTS, nu=(1, 0, 1)), theirs(POINTS, nu=(1, 0, 1)))


@pytest.mark.parametrize("fill", [np.nan, -1.0, None])
def test_outside_of_grids(fill):
    outside = np.array([[-1.0, 0.5, 1.0], [1.0, 0.5, 1.0], [0.5, 5.0, -2.0]])
    for method in ("linear", "nearest"):
        ours, theirs = (
            m.RegularGridInterpolator(GRID, CUBE, method, False, fill) for m in (te.interpolate, si)
        )
        same(ours(outside), theirs(outside))
    strict = te.interpolate.RegularGridInterpolator(GRID, CUBE)
    for call in (strict, te.jit(strict)):
        with pytest.raises(ValueError, match="out of bounds"):
            call(outside)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "method", ["linear", "slinear", pytest.param("cubic", marks=pytest.mark.long), "pchip"]
)
def test_derivatives_of_grids(method):
    grid, cube, points = GRID[:2], CUBE[:, :, 0, 0], np.array([[0.2, 0.5], [2.7, 1.9]])

    def function(x, values, at):
        moved = (grid[0] + 0.05 * x, grid[1])
        return te.interpolate.RegularGridInterpolator(moved, cube + values, method, False, None)(
            points + 0.05 * at
        )

    check_row(Row(method, function, ((7,), (7, 6), (2, 2))), "float64")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: te.interpolate.CubicSpline([0, 0, 1], [1, 2, 3]), "not strictly increasing"),
        (lambda: te.interpolate.CubicSpline(X, Y[:3]), "expected 7 values along axis 0"),
        (lambda: te.interpolate.CubicSpline(X, Y, bc_type="periodic"), "differs at both ends"),
        (lambda: te.interpolate.CubicSpline(X, Y, bc_type="free"), "expected 'not-a-knot'"),
        (lambda: te.interpolate.PchipInterpolator(X, COMPLEX), "is complex"),
        (lambda: te.interpolate.make_interp_spline(X, Y, bc_type="periodic"), "differs at both"),
        (
            lambda: te.interpolate.make_interp_spline(X, CLOSED, 3, X, "periodic"),
            "'periodic', which determines the knots",
        ),
        (te.jit(lambda y: te.interpolate.CubicSpline(X, y).roots()[0]), "te.optimize.root_scalar"),
        (lambda: te.interpolate.CubicSpline(X, COMPLEX).roots(), "expected real polynomials"),
        (
            lambda: te.interpolate.CubicSpline(X, Y).extend(Y[:4], [5.0]),
            "expected a polynomial for",
        ),
        (
            lambda: te.interpolate.PPoly([[1.0]], [0.0, 1.0]).extend([[1.0]], [0.5]),
            "neither after",
        ),
        (
            lambda: te.interpolate.interp1d(X, Y[:, 0])(4.0),
            "above the interpolation range's maximum",
        ),
        (lambda: te.jit(te.interpolate.interp1d(X, Y[:, 0]))(-4.0), "below the interpolation"),
        (lambda: te.interpolate.interp1d(X, Y), "as many values along axis -1"),
        (lambda: te.interpolate.interp1d(X, Y, "best", 0), "`kind` is 'best'"),
        (lambda: te.interpolate.interp1d(X[:3], Y[:3], 5, 0), "3 points, expected at least 6"),
        (
            lambda: te.interpolate.interp1d(X, Y, axis=0, fill_value="none"),
            "expected 'extrapolate'",
        ),
        (lambda: te.interpolate.make_smoothing_spline(X, Y, lam=-1.0), "expected at least 0"),
        (lambda: te.interpolate.make_smoothing_spline(X, Y, -X, 1.0), "expected positive weights"),
        (te.jit(lambda y: te.interpolate.make_smoothing_spline(X, y)), "pass `lam`"),
        (lambda: te.interpolate.make_smoothing_spline(X, te.variable(Y)), "pass `lam`"),
        (lambda: te.interpolate.make_lsq_spline(X, Y, KNOTS + 1), "outside of the knots"),
        (lambda: te.interpolate.make_lsq_spline(X, Y, KNOTS, method="svd"), "'qr' or 'norm-eq'"),
        (lambda: te.interpolate.PPoly(np.ones((2, 2)), X), "one polynomial for each"),
        (lambda: te.interpolate.BSpline(X, Y[:1], 3), "at least 8 points"),
        (lambda: te.interpolate.RegularGridInterpolator(GRID, CUBE, "best"), "expected one of"),
    ],
)
def test_errors_say_what_is_expected(call, message):
    with pytest.raises((ValueError, NotImplementedError), match=message):
        call() if isinstance(call, FunctionType) else call(Y)


def test_scipys_own_on_a_traced_array_names_ours():
    with pytest.raises(te.TracerError, match=r"te\.interpolate\.CubicSpline"):
        te.jit(lambda y: si.CubicSpline(X, y)(1.0))(Y)


@pytest.mark.parametrize("name", ["CubicSpline", "PchipInterpolator", "Akima1DInterpolator"])
def test_interpolants_of_no_values_have_none(name):
    interpolant = getattr(te.interpolate, name)(np.arange(10.0), np.zeros((10, 0, 5)))
    assert interpolant(np.array([1.0, 2.5])).shape == (2, 0, 5)
