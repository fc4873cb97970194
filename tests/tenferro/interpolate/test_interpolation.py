"""Interpolation: values beside SciPy's, derivatives beside differences, engines side by side."""

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
}


def both(kind):
    name, y, options = KINDS[kind]
    return getattr(te.interpolate, name)(X, y, **options), getattr(si, name)(X, y, **options)


def same(ours, theirs):
    np.testing.assert_allclose(np.asarray(ours), theirs, rtol=1e-11, atol=1e-11)


@pytest.mark.sampled(3)
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


@pytest.mark.sampled(6)
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


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: te.interpolate.CubicSpline([0, 0, 1], [1, 2, 3]), "not strictly increasing"),
        (lambda: te.interpolate.CubicSpline(X, Y[:3]), "expected 7 values along axis 0"),
        (lambda: te.interpolate.CubicSpline(X, Y, bc_type="periodic"), "differs at both ends"),
        (lambda: te.interpolate.CubicSpline(X, Y, bc_type="free"), "expected 'not-a-knot'"),
        (lambda: te.interpolate.PchipInterpolator(X, COMPLEX), "is complex"),
        (lambda: te.interpolate.make_interp_spline(X, Y, bc_type="periodic"), "CubicSpline"),
        (lambda: te.interpolate.CubicSpline(X, Y).roots(), "te.optimize.root_scalar"),
        (lambda: te.interpolate.PPoly(np.ones((2, 2)), X), "one polynomial for each"),
        (lambda: te.interpolate.BSpline(X, Y[:1], 3), "at least 8 points"),
        (lambda: te.interpolate.RegularGridInterpolator(GRID, CUBE, "best"), "expected one of"),
    ],
)
def test_errors_say_what_is_expected(call, message):
    with pytest.raises((ValueError, NotImplementedError), match=message):
        call()


def test_scipys_own_on_a_traced_array_names_ours():
    with pytest.raises(te.TracerError, match=r"te\.interpolate\.CubicSpline"):
        te.jit(lambda y: si.CubicSpline(X, y)(1.0))(Y)
