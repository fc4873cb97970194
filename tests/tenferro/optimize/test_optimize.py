"""SciPy's solvers over pytrees: all methods, derivatives that are right, bad input."""

import numpy as np
import pytest
from scipy import optimize

import tenferro as te
from tenferro.optimize.scipy_minimize import METHODS, WITH_HESSIAN, WITH_PRODUCT, WITHOUT_GRADIENT

START = {"a": np.array([-0.5, 1.2]), "b": (0.8,)}
MINIMUM = {"a": np.array([0.3, -0.7]), "b": (2.0,)}


def rosenbrock(p, scale=1.0):
    x = np.stack([p["a"][0], p["a"][1], p["b"][0]])
    return scale * np.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def valley(p, scale):
    leaves = te.pytree.leaves(te.pytree.map(lambda x, y: x - y, p, MINIMUM))
    return scale * sum(np.sum(np.cosh(x)) for x in leaves) + (p["b"][0] - 2) ** 4


def bowl(p, target):
    return np.sum((p["a"] - target) ** 2) + (p["b"][0] - 3) ** 4


@pytest.mark.sampled(12)
@pytest.mark.parametrize("method", sorted(METHODS))
def test_every_method_finds_the_minimum(method):
    tol = 1e-11 if method in ("SLSQP", "TNC") else 1e-7  # of the value in these two
    found = te.optimize.minimize(valley, START, (0.5,), method=method, tol=tol)
    np.testing.assert_allclose(found.x["a"], MINIMUM["a"], atol=1e-4)
    np.testing.assert_allclose(found.x["b"][0], 2, atol=1e-4)
    assert te.pytree.structure(found.x) == te.pytree.structure(START)
    if method not in WITHOUT_GRADIENT:
        assert te.pytree.structure(found.jac) == te.pytree.structure(START)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", sorted(WITH_PRODUCT | WITH_HESSIAN))
def test_curvature_is_supplied(method, monkeypatch):
    asked = {}
    solver = optimize.minimize

    def watched(fun, x0, **options):
        asked.update(options)
        return solver(fun, x0, **options)

    monkeypatch.setattr(optimize, "minimize", watched)
    te.optimize.minimize(valley, START, (1.0,), method=method, backend="scipy")
    vector, unravel = te.ravel_pytree(START)
    table = te.hessian(lambda v: valley(unravel(v), 1.0))(vector)
    assert asked["jac"] is True
    if method in WITH_HESSIAN:
        np.testing.assert_allclose(asked["hess"](vector), table)
    else:
        np.testing.assert_allclose(asked["hessp"](vector, np.ones(3)), table @ np.ones(3))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", ["L-BFGS-B", "SLSQP", "trust-constr", "TNC"])
def test_bounds(method):
    bounds = ({"a": 0.5, "b": None}, {"a": np.array([0.7, 9.0]), "b": (2.0,)})
    found = te.optimize.minimize(bowl, START, (np.array([1.0, -1.0]),), method, bounds=bounds)
    np.testing.assert_allclose(found.x["a"], [0.7, 0.5], atol=1e-3)
    np.testing.assert_allclose(found.x["b"][0], 2.0, atol=1e-3)


@pytest.mark.parametrize("method", ["SLSQP", "trust-constr", "COBYQA"])
def test_constraints(method):
    circle = (lambda p: p["a"] @ p["a"], None, 1.0)
    found = te.optimize.minimize(
        lambda p: -p["a"][0] - p["a"][1] + p["b"][0] ** 2, START, method=method,
        constraints=[circle],
    )  # fmt: skip
    np.testing.assert_allclose(found.x["a"], [0.5**0.5] * 2, atol=1e-3)


def test_the_method_follows_from_bounds_and_constraints():
    far = lambda p: np.sum((p - 3.0) ** 2)  # noqa: E731
    bounded = te.optimize.minimize(far, np.zeros(2), bounds=(None, 0.5))
    np.testing.assert_allclose(bounded.x, [0.5, 0.5])
    constrained = te.optimize.minimize(far, np.zeros(2), constraints=[(np.sum, None, 1.0)])
    np.testing.assert_allclose(constrained.x, [0.5, 0.5], atol=1e-6)
    both = te.optimize.minimize(
        far, np.zeros(2), bounds=(None, np.array([0.25, 9.0])), constraints=[(np.sum, None, 1.0)]
    )
    np.testing.assert_allclose(both.x, [0.25, 0.75], atol=1e-6)


def test_float32_stays_float32():
    found = te.optimize.minimize(lambda x: np.sum((x - 2) ** 2), np.zeros(2, np.float32))
    assert found.x.dtype == np.float32
    np.testing.assert_allclose(found.x, [2, 2], atol=1e-3)


def test_progress_and_callback(capsys):
    seen = []
    te.optimize.minimize(rosenbrock, START, progress=True, callback=seen.append)
    shown = capsys.readouterr().err
    assert "BFGS: step" in shown
    assert "|gradient|" in shown
    assert shown.endswith("\n")
    assert te.pytree.structure(seen[0]) == te.pytree.structure(START)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: te.optimize.minimize(rosenbrock, START, method="Adam"), ValueError, "'Adam'"),
        (
            lambda: te.optimize.minimize(np.sum, {"n": 3}),
            TypeError,
            r"the start\['n'\] has dtype int",
        ),
        (lambda: te.optimize.minimize(np.sum, 1j), TypeError, "returned complex128"),
        (lambda: te.optimize.least_squares(np.sin, 1j), TypeError, "dtype complex128"),
        (lambda: te.optimize.minimize(np.sin, np.ones(2)), ValueError, "expected a scalar"),
        (
            lambda: te.optimize.minimize(np.sin, np.ones(2), method="Powell"),
            ValueError,
            "expected a scalar",
        ),
        (
            lambda: te.optimize.minimize(np.sum, np.ones(2), bounds=(0, 1, 2)),
            ValueError,
            "expected a pair",
        ),
        (
            lambda: te.optimize.minimize(np.sum, np.ones(2), bounds=(np.ones(3), 1)),
            ValueError,
            "the lower bound does not fit",
        ),
        (
            lambda: te.optimize.minimize(np.sum, np.ones(2), method="BFGS", bounds=(0, 1)),
            ValueError,
            "method 'BFGS' does not take bounds, expected one of .*'L-BFGS-B'",
        ),
        (
            lambda: te.optimize.minimize(
                np.sum, np.ones(2), method="CG", constraints=[(np.sum, 0, 1)]
            ),
            ValueError,
            "method 'CG' does not take constraints, expected one of .*'SLSQP'",
        ),
        (
            lambda: te.optimize.minimize(np.sum, np.ones(2), constraints=(np.sum, 0.0, 1.0)),
            ValueError,
            r"a constraint is <function sum.*>, expected a triple \(g, lower, upper\)",
        ),
        (
            lambda: te.optimize.minimize(np.sum, np.ones(2), constraints=[{"type": "eq"}]),
            ValueError,
            "a constraint is {'type': 'eq'}, expected a triple",
        ),
        (lambda: te.optimize.minimize(np.sum, np.ones(0)), ValueError, "the start is empty"),
        (
            lambda: te.grad(lambda x: te.optimize.minimize(np.sum, x, method="Powell").fun)(1.0),
            TypeError,
            "x0 is traced, but method 'Powell' .* te.implicit",
        ),
        (
            lambda: te.optimize.root(lambda x: x[:1], np.ones(2)),
            ValueError,
            "1 equations for 2 unknowns",
        ),
        (lambda: te.optimize.root(np.sin, 1.0, method="newton"), ValueError, "'newton'"),
        (lambda: te.optimize.least_squares(np.sin, 1.0, method="x"), ValueError, "'x'"),
    ],
)
def test_bad_input(call, error, message):
    with pytest.raises(error, match=message):
        call()


def circle_and_line(p, r):
    return {"circle": p["x"] ** 2 + p["y"] ** 2 - r**2, "line": p["x"] - p["y"]}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", ["hybr", "lm", "broyden1", "krylov", "df-sane"])
def test_root(method):
    found = te.optimize.root(circle_and_line, {"x": 1.0, "y": 0.9}, (2.0,), method)
    assert found.success
    np.testing.assert_allclose(np.abs([found.x["x"], found.x["y"]]), [2**0.5] * 2, rtol=1e-5)


@pytest.mark.parametrize("method", ["trf", "dogbox", "lm"])
def test_least_squares(method):
    t = np.linspace(0, 2, 30)
    data = 2.5 * np.exp(-1.3 * t)

    def residuals(p, data):
        return {"r": p["c"] * np.exp(-p["k"] * t) - data}

    found = te.optimize.least_squares(residuals, {"c": 1.0, "k": 1.0}, args=(data,), method=method)
    np.testing.assert_allclose([found.x["c"], found.x["k"]], [2.5, 1.3], rtol=1e-6)
    assert found.jac.shape == (30, 2)


def test_least_squares_with_bounds_and_loss():
    found = te.optimize.least_squares(
        lambda x: x - np.array([1.0, 5.0]), np.zeros(2), bounds=(None, 2.0), loss="soft_l1"
    )
    np.testing.assert_allclose(found.x, [1, 2], atol=1e-4)
