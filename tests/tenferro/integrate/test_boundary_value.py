"""`solve_bvp` on the problems of SciPy's tests with what they demand, beside SciPy, derivatives."""

import numpy as np
import pytest
from scipy import integrate
from scipy.special import erf

import tenferro as te

solve_bvp = te.integrate.solve_bvp
SINGULAR = np.array([[0, 0], [0, -2.0]])
EPS = 1e-3


def exponential(x, y):
    return [y[1], y[0]]


def falls(x):
    return (np.exp(-x) - np.exp(x - 2)) / (1 - np.exp(-2))


def shock(x, y):
    force = EPS * np.pi**2 * np.cos(np.pi * x) + np.pi * x * np.sin(np.pi * x)
    return [y[1], -(x * y[1] + force) / EPS]


PROBLEMS = {
    "exponential": (
        exponential, lambda ya, yb: [ya[0] - 1, yb[0]], np.linspace(0, 1, 5), np.zeros((2, 5)), {},
        falls, 5, 1e-5,
    ),
    "parameter": (
        lambda x, y, p: [y[1], -(p[0] ** 2) * y[0]],
        lambda ya, yb, p: [ya[0], yb[0], ya[1] - p[0]],
        np.linspace(0, np.pi, 5), np.ones((2, 5)), {"p": [0.5]}, np.sin, 9, 1e-4,
    ),
    "singular term": (
        lambda x, y: [y[1], -(y[0] ** 5)], lambda ya, yb: [ya[1], yb[0] - 0.75**0.5],
        np.linspace(0, 1, 10), np.array([[0.75**0.5], [1e-4]]) * np.ones(10), {"S": SINGULAR},
        lambda x: (1 + x**2 / 3) ** -0.5, 10, 1e-5,
    ),
    "complex": (
        exponential, lambda ya, yb: [ya[0] - 1 - 1j, yb[0]], np.linspace(0, 1, 5),
        np.zeros((2, 5), complex), {}, lambda x: (1 + 1j) * falls(x), 5, 1e-5,
    ),
    "shock layer": (
        shock, lambda ya, yb: [ya[0] + 2, yb[0]], np.linspace(-1, 1, 5), np.zeros((2, 5)), {},
        lambda x: np.cos(np.pi * x) + erf(x / (2 * EPS) ** 0.5) / erf(1 / (2 * EPS) ** 0.5),
        109, 1e-5,
    ),
}  # fmt: skip


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", PROBLEMS)
def test_scipys_problems(name):
    """The numbers of nodes and the errors that SciPy's tests allow, and SciPy's own nodes."""
    fun, bc, x, y, options, exact, most, error = PROBLEMS[name]
    sol = solve_bvp(fun, bc, x, y, **options)
    assert (sol.status, sol.success) == (0, True)
    assert len(sol.x) <= most
    if "p" in options:
        np.testing.assert_allclose(sol.p, [1], rtol=1e-4)
    grid = np.linspace(0.05 if "S" in options else x[0], x[-1], 100)
    np.testing.assert_allclose(sol.sol(grid)[0], exact(grid), rtol=error, atol=error)
    assert np.all(sol.rms_residuals < 1e-3)
    np.testing.assert_allclose(sol.sol(sol.x), sol.y, rtol=1e-10, atol=1e-10)
    np.testing.assert_allclose(sol.sol(sol.x, 1), sol.yp, rtol=1e-10, atol=1e-10)
    theirs = integrate.solve_bvp(
        lambda *a: np.vstack(fun(*a)), lambda *a: np.array(bc(*a)), x, y, **options
    )
    np.testing.assert_allclose(sol.x, theirs.x, rtol=1e-12, atol=1e-15)
    np.testing.assert_allclose(sol.y, theirs.y, rtol=1e-6, atol=1e-8)
    assert sol.niter == theirs.niter
    grid = (sol.x[1:] + sol.x[:-1]) / 2
    for nu in (2, 3):
        np.testing.assert_allclose(sol.sol(grid, nu), theirs.sol(grid, nu), rtol=1e-4, atol=1e-4)


def test_nonlinear_conditions():
    def line(x, y):
        return [y[1], 0 * y[0]]

    def conditions(ya, yb):
        kappa, f = 1.64, 38.9
        anode = 0.01 * (np.exp(-f * ya[0]) - np.exp(f * ya[0]))
        over = -0.5 - yb[0]
        cathode = 1e-4 * (np.exp(f * over) - np.exp(-f * over))
        return [anode + kappa * ya[1], cathode - kappa * yb[1]]

    x = np.linspace(0, 0.1, 5)
    sol = solve_bvp(line, conditions, x, np.zeros((2, 5)))
    assert sol.status == 0
    assert len(sol.x) < 8
    expected = -0.13426436116763119 - 1.1308709 * x
    np.testing.assert_allclose(sol.sol(x)[0], expected, rtol=1e-5, atol=1e-5)


@pytest.mark.long
def test_many_unknowns():
    n, x = 30, np.linspace(0, 1, 5)
    fun = lambda x, y: np.stack([y[1::2], 0 * y[1::2]], axis=1).reshape(y.shape)  # noqa: E731
    bc = lambda ya, yb: np.concatenate([ya[::2], yb[::2] - 1])  # noqa: E731
    sol = solve_bvp(fun, bc, x, np.zeros((2 * n, 5)))
    assert sol.status == 0
    np.testing.assert_allclose(sol.sol(x)[0], x, atol=1e-10)


def bratu(c, a=0.0, b=1.0, high=0.0, tol=1e-7, nodes=400):
    x = a + (b - a) * np.linspace(0, 1, 5)
    fun = lambda x, y: [y[1], -c * np.exp(y[0])]  # noqa: E731
    bc = lambda ya, yb: [ya[0], yb[0] - high]  # noqa: E731
    return solve_bvp(fun, bc, x, np.zeros((2, 5)), tol=tol, max_nodes=nodes)


def angle(c):
    """y'' + c exp(y) = 0, y(0) = y(1) = 0 has the slope q tanh(q / 4) at 0, q = √(2c) cosh(q/4)."""
    q = te.implicit.root(
        lambda q, c: q - np.sqrt(2 * c) * np.cosh(q / 4), te.implicit.newton, np.asarray(1.5), c
    )
    return q * np.tanh(q / 4)


def test_derivatives_of_bratus_problem_have_a_closed_form():
    start = lambda c: bratu(c).y[1, 0]  # noqa: E731
    orders = [start, te.grad(start), te.jacfwd(te.grad(start))]
    exact = [angle, te.grad(angle), te.grad(te.grad(angle))]
    for ours, theirs in zip(orders, exact, strict=True):
        np.testing.assert_allclose(te.jit(ours)(1.3), theirs(1.3), rtol=1e-6)


def test_derivatives_by_ends_conditions_and_in_batches():
    """y = high sin(k (x − a)) / sin(k (b − a)), and its slope at a."""

    def slope(k, a, b, high):
        x = a + (b - a) * np.linspace(0, 1, 5)
        fun = lambda x, y: [y[1], -(k**2) * y[0]]  # noqa: E731
        bc = lambda ya, yb: [ya[0], yb[0] - high]  # noqa: E731
        sol = solve_bvp(fun, bc, x, np.zeros((2, 5)), tol=1e-7, max_nodes=200)
        return sol.sol(a)[1]

    exact = lambda k, a, b, high: high * k / np.sin(k * (b - a))  # noqa: E731
    given = (1.3, 0.2, 1.1, 0.7)
    ours, expected = te.jit(te.grad(slope, (0, 1, 2, 3)))(*given), te.grad(exact, (0, 1, 2, 3))
    np.testing.assert_allclose(ours, expected(*given), rtol=1e-6)
    ks = np.array([0.5, 1.3, 2.0])
    many = te.jit(te.vmap(lambda k: slope(k, *given[1:])))(ks)
    np.testing.assert_allclose(many, exact(ks, *given[1:]), rtol=1e-6)


def test_derivatives_of_unknown_parameters():
    """y'' + p y = 0, y(0) = y(1) = 0, y'(0) = 1 over w: p = (π / w)² on [0, w]."""

    def found(w):
        x = w * np.linspace(0, 1, 5)
        fun = lambda x, y, p: [y[1], -p[0] * y[0]]  # noqa: E731
        bc = lambda ya, yb, p: [ya[0], yb[0], ya[1] - 1]  # noqa: E731
        y = np.stack([np.sin(np.pi * np.linspace(0, 1, 5)), np.ones(5)])
        return solve_bvp(fun, bc, x, y, p=[8.0], tol=1e-7, max_nodes=200).p[0]

    value, by_width = te.jit(te.value_and_grad(found))(1.1)
    np.testing.assert_allclose(value, (np.pi / 1.1) ** 2, rtol=1e-7)
    np.testing.assert_allclose(by_width, -2 * np.pi**2 / 1.1**3, rtol=1e-6)


def test_failures_are_reported():
    x, y = np.linspace(0, 1, 2), np.zeros((2, 2))
    ends = PROBLEMS["exponential"][1]
    few = {"tol": 1e-5, "max_nodes": 5}
    assert solve_bvp(exponential, ends, x, y, **few).status == 1
    none = lambda x, y: 0 * y  # noqa: E731
    undefined = lambda ya, yb: [ya[0], yb[0] - 1]  # noqa: E731
    x5, y5 = np.linspace(0, 1, 5), np.zeros((2, 5))
    sol = solve_bvp(none, undefined, x5, y5)
    assert (sol.status, sol.message[:10]) == (2, "A singular")
    with pytest.raises(RuntimeError, match="singular Jacobian"):
        solve_bvp(none, undefined, x5, y5, check=True)
    with pytest.raises(RuntimeError, match="maximum number of mesh nodes"):
        te.jit(lambda x: solve_bvp(exponential, ends, x, y, **few).y)(x)
    assert te.jit(lambda x: solve_bvp(exponential, ends, x, y, check=False, **few).status)(x) == 1


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"x": [0.0]}, ValueError, "at least two nodes"),
        ({"x": [0.0, 0.0]}, ValueError, "strictly increasing"),
        ({"y": np.zeros((2, 3))}, ValueError, r"expected \(n, 2\)"),
        ({"p": [[1.0]]}, ValueError, r"expected \(k,\)"),
        ({"S": np.eye(3)}, ValueError, "`S` has shape"),
        ({"fun": lambda x, y: y[:1]}, ValueError, "`fun` returned 1 numbers, expected 2"),
        ({"bc": lambda ya, yb: ya[:1]}, ValueError, "`bc` returned 1 numbers, expected 2"),
        ({"bc": None}, TypeError, "expected a function"),
        ({"max_nodes": 1}, ValueError, "more than `max_nodes`"),
    ],
)
def test_what_is_refused(change, error, message):
    given = {"fun": exponential, "bc": lambda ya, yb: [ya[0], yb[0]], "x": [0, 1.0]}
    with pytest.raises(error, match=message):
        solve_bvp(**{**given, "y": np.zeros((2, 2)), **change})
