"""Compiled roots of systems and of scalar functions: SciPy's, derivatives, batches, failures."""

import numpy as np
import pytest
from scipy import optimize

import tenferro as te

SYSTEMS = ["hybr", "lm", "broyden1"]
PRECISE = {
    "hybr": {"xtol": 1e-14},
    "lm": {"xtol": 1e-14, "ftol": 1e-14},
    "broyden1": {"fatol": 1e-13},
}


def powell(x):
    """Badly scaled: Moré, Garbow and Hillstrom (1981), problem 3."""
    return np.stack([1e4 * x[0] * x[1] - 1, np.exp(-x[0]) + np.exp(-x[1]) - 1.0001])


def tridiagonal(x):
    """Broyden's: the same, problem 30."""
    before = np.concatenate([np.zeros(1), x[:-1]])
    after = np.concatenate([x[1:], np.zeros(1)])
    return (3 - 2 * x) * x - before - 2 * after + 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("function", "start"),
    [(powell, np.array([0.0, 1.0])), (tridiagonal, np.full(6, -1.0))],
    ids=["powell", "tridiagonal6"],
)
@pytest.mark.parametrize("method", ["hybr", "lm"])
def test_roots_are_scipys(method, function, start):
    ours, scipys = (
        te.optimize.root(function, start, method=method, backend=b, tol=1e-10)
        for b in ("compiled", "scipy")
    )
    assert ours.success, ours.message
    np.testing.assert_allclose(ours.x, scipys.x, rtol=1e-6)
    np.testing.assert_allclose(ours.fun, 0, atol=1e-8)


@pytest.mark.long
def test_more_unknowns_than_are_written_out():
    expected = optimize.root(lambda x: np.array(tridiagonal(x)), np.full(10, -1.0))
    for method in SYSTEMS:
        found = te.optimize.root(tridiagonal, np.full(10, -1.0), method=method)
        assert found.success, method
        np.testing.assert_allclose(found.x, expected.x, rtol=1e-4)


def pair(x, a):
    """Its root is (a₀, exp(a₀) + a₁)."""
    return np.stack([x[0] ** 3 + x[0] - a[0] ** 3 - a[0], x[1] - np.exp(x[0]) - a[1]])


A = np.array([0.7, -0.4])


def table_of(a):
    return [[1, 0], [np.exp(a[0]), 1]]


@pytest.mark.sampled(3, "method")
@pytest.mark.parametrize("transform", [te.jacfwd, te.jacrev], ids=["forward", "reverse"])
@pytest.mark.parametrize("method", SYSTEMS)
@pytest.mark.parametrize("where", ["args", "closure", "jit"])
def test_derivatives_of_roots(method, transform, where):
    options = PRECISE[method]

    def solved(a):
        if where == "closure":
            return te.optimize.root(
                lambda x: pair(x, a), np.zeros(2), method=method, options=options
            ).x
        return te.optimize.root(pair, np.zeros(2), (a,), method=method, options=options).x

    table = transform(te.jit(solved) if where == "jit" else solved)(A)
    np.testing.assert_allclose(table, table_of(A), atol=1e-9)


@pytest.mark.parametrize(
    "transform",
    [
        lambda f: te.jacfwd(te.jacfwd(f)),
        lambda f: te.jacfwd(te.jacrev(f)),
        lambda f: te.jacrev(te.jacrev(f)),
    ],
    ids=["forward-forward", "forward-reverse", "reverse-reverse"],
)
def test_second_derivatives_of_roots(transform):
    def solved(a):
        return te.optimize.root(pair, np.zeros(2), (a,), options=PRECISE["hybr"]).x

    second = np.zeros((2, 2, 2))
    second[1, 0, 0] = np.exp(A[0])
    np.testing.assert_allclose(transform(solved)(A), second, atol=1e-9)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", SYSTEMS)
def test_a_batch_is_many_systems(method):
    many = np.random.default_rng(3).uniform(-1, 1, (6, 2))

    def solved(a):
        found = te.optimize.root(pair, np.zeros(2), (a,), method=method, options=PRECISE[method])
        return found.x, found.nfev

    points, calls = te.jit(te.vmap(solved))(many)
    np.testing.assert_allclose(points[:, 0], many[:, 0], atol=1e-9)
    np.testing.assert_allclose(points[:, 1], np.exp(many[:, 0]) + many[:, 1], atol=1e-9)
    np.testing.assert_array_equal(calls, [solved(a)[1] for a in many])


@pytest.mark.parametrize("method", ["hybr", "broyden1"])
def test_systems_without_root_are_reported(method):
    found = te.optimize.root(lambda x: x**2 + 1.0, np.ones(2), method=method)
    assert not found.success
    assert found.status != 1
    assert found.message


def test_least_squares_succeed_where_the_squares_are_least():
    ours, scipys = (
        te.optimize.root(lambda x: x**2 + 1.0, np.ones(2), method="lm", backend=backend)
        for backend in ("compiled", "scipy")
    )
    assert ours.success == scipys.success
    np.testing.assert_allclose(ours.fun, 1, atol=1e-6)


def test_given_jacobians_are_used():
    def table(x, a):
        return np.stack(
            [np.stack([3 * x[0] ** 2 + 1, 0 * x[0]]), np.stack([-np.exp(x[0]), 1 + 0 * x[0]])]
        )

    for method in ("hybr", "lm"):
        for backend in ("compiled", "scipy"):
            found = te.optimize.root(
                pair, np.zeros(2), (A,), method=method, jac=table, backend=backend
            )
            np.testing.assert_allclose(found.x, [A[0], np.exp(A[0]) + A[1]], atol=1e-7)


def test_progress_of_systems(capsys):
    seen = []
    te.optimize.root(
        pair, np.zeros(2), (A,), callback=lambda x, f: seen.append((x, f)), progress=True
    )
    assert "hybr: step" in capsys.readouterr().err
    np.testing.assert_allclose(seen[-1][1], 0, atol=1e-8)


BRACKETED = ["brentq", "brenth", "bisect", "ridder"]
OPEN = ["newton", "secant", "halley"]


def cubic(x, a):
    """Its root is the cube root of a."""
    return x**3 - a


def where(method):
    return {"bracket": (0.0, 3.0)} if method in BRACKETED else {"x0": 1.5}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "f",
    [lambda x: x**3 - 2, lambda x: np.cos(x) - 0.3 * x, lambda x: x * x - 1],
    ids=["cubic", "cosine", "square"],
)
@pytest.mark.parametrize("method", [*BRACKETED, *OPEN, "toms748"])
def test_scalar_roots_are_scipys(method, f):
    place = {"bracket": (0.0, 3.0)} if method == "toms748" else where(method)
    slopes = {"fprime": lambda x: float(te.grad(f)(float(x)))}
    slopes["fprime2"] = lambda x: float(te.grad(te.grad(f))(float(x)))
    read = {"newton": ["fprime"], "halley": ["fprime", "fprime2"]}.get(method, [])
    ours = te.optimize.root_scalar(f, method=method, **place)
    scipys = optimize.root_scalar(f, method=method, **place, **{k: slopes[k] for k in read})
    assert ours.converged
    assert ours.flag == "converged"
    np.testing.assert_allclose(ours.root, scipys.root, rtol=1e-12)
    assert ours.iterations == scipys.iterations
    assert ours.function_calls == scipys.function_calls


@pytest.mark.sampled(12)
@pytest.mark.parametrize("transform", [te.grad, te.jacfwd], ids=["reverse", "forward"])
@pytest.mark.parametrize("method", [*BRACKETED, *OPEN])
@pytest.mark.parametrize("compiled", [False, True])
def test_derivatives_of_scalar_roots(method, transform, compiled):
    def solved(a):
        return te.optimize.root_scalar(cubic, (a,), method=method, **where(method)).root

    f = te.jit(transform(solved)) if compiled else transform(solved)
    np.testing.assert_allclose(f(2.0), 2 ** (-2 / 3) / 3, rtol=1e-10)
    second = te.grad(transform(solved))(2.0)
    np.testing.assert_allclose(second, -2 / 9 * 2 ** (-5 / 3), rtol=1e-9)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("method", [*BRACKETED, *OPEN])
def test_a_batch_of_scalar_roots(method):
    many = np.linspace(0.5, 8.0, 11)

    def solved(a):
        found = te.optimize.root_scalar(cubic, (a,), method=method, **where(method))
        return found.root, found.iterations

    roots, steps = te.jit(te.vmap(solved))(many)
    np.testing.assert_allclose(roots, np.cbrt(many), rtol=1e-10)
    np.testing.assert_array_equal(steps, [solved(a)[1] for a in many])
    slopes = te.vmap(te.grad(lambda a: solved(a)[0]))(many)
    np.testing.assert_allclose(slopes, np.cbrt(many) ** -2 / 3, rtol=1e-9)


def test_brackets_may_depend_on_parameters():
    def solved(a):
        return te.optimize.root_scalar(cubic, (a,), bracket=(0.0 * a, a + 1)).root

    np.testing.assert_allclose(te.grad(solved)(2.0), 2 ** (-2 / 3) / 3, rtol=1e-10)


def test_complex_roots():
    found = te.optimize.root_scalar(lambda z: z**2 + 1.0, x0=0.5 + 0.5j)
    np.testing.assert_allclose(found.root, 1j, atol=1e-12)


def test_brackets_without_a_change_of_sign():
    for method in BRACKETED:
        with pytest.raises(ValueError, match="must have different signs"):
            te.optimize.root_scalar(cubic, (2.0,), method=method, bracket=(2.0, 3.0))
    found = te.jit(te.vmap(lambda a: te.optimize.root_scalar(cubic, (a,), bracket=(0.0, 2.0))))(
        np.array([1.0, 27.0])
    )
    np.testing.assert_array_equal(found.converged, [True, False])
    assert list(found.flag) == ["converged", "sign error"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", [*BRACKETED, *OPEN])
def test_too_few_steps_are_reported(method):
    found = te.optimize.root_scalar(cubic, (2.0,), method=method, maxiter=2, **where(method))
    assert (found.converged, found.flag, found.iterations) == (False, "convergence error", 2)


def test_a_zero_slope_is_reported():
    found = te.optimize.root_scalar(lambda x: x**2 + 1.0, x0=0.0)
    assert not found.converged


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda a: te.optimize.root_scalar(cubic, (a,)), ValueError, "x0 is None"),
        (
            lambda a: te.optimize.root_scalar(cubic, (a,), method="brentq"),
            ValueError,
            "bracket is None",
        ),
        (
            lambda a: te.optimize.root_scalar(cubic, (a,), method="toms748", bracket=(0.0, 3.0)),
            TypeError,
            "args is traced, but method 'toms748'",
        ),
        (
            lambda a: te.optimize.root_scalar(cubic, (a,), x0=1.0, xtol=0.0),
            ValueError,
            "xtol is 0.0, which is too small",
        ),
        (
            lambda a: te.optimize.root_scalar(cubic, (a,), x0=np.ones(2)),
            ValueError,
            "expected a number; use te.vmap",
        ),
        (
            lambda a: te.optimize.root(cubic, 1.0, (a,), method="krylov"),
            TypeError,
            "args is traced, but method 'krylov' is SciPy's",
        ),
    ],
)
def test_bad_input(call, error, text):
    with pytest.raises(error, match=text):
        te.grad(lambda a: np.sum(call(a)["root"]))(2.0)
