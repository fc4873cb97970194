"""Ipopt as a method of `minimize`: values, exact sparse derivatives, statuses, warm starts."""

import sys

import numpy as np
import pytest

import tenferro as te


def rosenbrock(x, weight=100.0):
    return np.sum(weight * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)


def chained(method, n=60, **options):
    return te.optimize.minimize(
        rosenbrock,
        np.zeros(n),
        method=method,
        bounds=(-2.0, 0.9),
        constraints=[(lambda x: x[2:] * x[:-2], None, 0.5)],
        **options,
    )


def test_an_error_says_that_cyipopt_is_not_installed(monkeypatch):
    monkeypatch.setitem(sys.modules, "cyipopt", None)
    monkeypatch.setattr("tenferro.optimize.ipopt.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"requires the package cyipopt.*'interior-point'"):
        chained("ipopt")


def test_traced_values_are_refused():
    pytest.importorskip("cyipopt")
    with pytest.raises(TypeError, match=r"'ipopt' is a solver of cyipopt.*'interior-point'"):
        te.grad(lambda a: te.optimize.minimize(lambda x: a * x**2, 1.0, method="ipopt").fun)(1.0)


def test_it_is_the_interior_point_method():
    pytest.importorskip("cyipopt")
    ipopts, ours = chained("ipopt", tol=1e-10), chained("interior-point")
    assert ipopts.success and ipopts.status == 0 and ipopts.constr_violation < 1e-7
    np.testing.assert_allclose(ipopts.fun, ours.fun, rtol=1e-6)
    np.testing.assert_allclose(ipopts.x, ours.x, atol=1e-6)
    np.testing.assert_allclose(ipopts.multipliers, ours.multipliers, atol=1e-4)


def test_pytrees_callbacks_options_and_warm_starts():
    pytest.importorskip("cyipopt")

    def solved(x0, **keywords):
        return te.optimize.minimize(
            lambda p: rosenbrock(p["x"]) + p["y"] ** 2,
            x0,
            method="ipopt",
            constraints=[(lambda p: {"sum": np.sum(p["x"]) + p["y"]}, 3.0, 3.0)],
            **keywords,
        )

    seen = []
    x0 = {"x": np.zeros(3), "y": 1.0}
    cold = solved(x0, callback=lambda p: seen.append(p["y"]))
    assert cold.success and len(seen) == cold.nit and "multipliers" in cold
    warm = solved(cold.x, options={"multipliers": cold.multipliers, "mu_init": 1e-8})
    assert warm.success and warm.nit < cold.nit
    assert solved(x0, options={"maxiter": 2}).status == 1

    def stop(p):
        raise StopIteration

    assert solved(x0, callback=stop).status == 99


@pytest.mark.parametrize(
    "status, f, constraint",
    [
        (2, lambda x: x[0], (lambda x: x[0] ** 2, None, -1.0)),
        (3, lambda x: -x[0], (lambda x: x[0], 0.0, None)),
    ],
)
def test_failures_are_never_successes(status, f, constraint):
    pytest.importorskip("cyipopt")
    found = te.optimize.minimize(f, np.array([1.0]), method="ipopt", constraints=[constraint])
    assert (found.status, found.success) == (status, False)
