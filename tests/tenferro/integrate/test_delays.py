"""`solve_dde`: closed forms by the method of steps, constructed solutions, and derivatives."""

from math import factorial

import numpy as np
import pytest

import tenferro as te

solve_dde = te.integrate.solve_dde
TIGHT = {"rtol": 1e-8, "atol": 1e-10}


def stepwise(delay, rate, scale, t, terms=6):
    """y' = −rate y(t − delay), y = scale until 0: a polynomial of t between multiples of delay."""
    total = 0.0
    for k in range(terms):
        u = np.maximum(t - (k - 1) * delay, 0.0)
        total = total + (-rate) ** k * u**k / factorial(k)
    return scale * total


def delayed(delay, rate, scale, times, method="RK45", **options):
    return solve_dde(
        lambda t, y, z, rate: -rate * z[0], [delay], (0, times[-1]),
        lambda t, rate: scale * np.ones(1),
        method, times, args=(rate,), **{**TIGHT, **options},
    ).y[0]  # fmt: skip


@pytest.mark.sampled(16)
@pytest.mark.parametrize("method", ["RK45", "Tsit5", "RK23"])
def test_steps_end_at_discontinuities(method):
    """Between them the solution is a polynomial of degree 5 at most, so the error of methods of
    order 5 is rounding, with the few steps that discontinuities need."""
    times = np.array([0.5, 1.0, 2.3, 3.9])
    ours = delayed(1.0, 1.2, 0.7, times, method)
    tolerance = 1e-13 if method != "RK23" else 1e-8
    np.testing.assert_allclose(ours, stepwise(1.0, 1.2, 0.7, times), atol=tolerance)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("derivative", [te.jacrev, te.jacfwd], ids=["reverse", "forward"])
def test_derivatives_by_delays_rates_history_and_times(derivative):
    times = np.array([0.5, 1.7, 3.9])
    ours = lambda d, r, s, t: delayed(d, r, s, t)  # noqa: E731
    given, places = (1.0, 1.2, 0.7, times), (0, 1, 2, 3)
    found = te.jit(derivative(ours, places))(*given)
    expected = te.jacobian(stepwise, places)(*given)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, atol=1e-9)


@pytest.mark.long
def test_second_derivatives():
    ours = lambda x: delayed(x[0], x[1], 0.7, np.array([3.9]))[0]  # noqa: E731
    exact = lambda x: stepwise(x[0], x[1], 0.7, 3.9)  # noqa: E731
    x = np.array([1.0, 1.2])
    np.testing.assert_allclose(te.jit(te.hessian(ours))(x), te.hessian(exact)(x), atol=1e-8)


def decays(delays, **options):
    """y = exp(−t): the slope is −Σ weight exp(−delay) y(t − delay), with weights whose sum is 1."""

    def fun(t, y, z):
        total = 0.0
        for delay, state, weight in zip(
            delays, z, (0.25, 0.75) if len(z) > 1 else (1,), strict=True
        ):
            length = delay(t, y) if callable(delay) else delay
            total = total - weight * np.exp(-length) * state["x"]
        return {"x": total}

    start = lambda t: {"x": np.exp(-t) * np.ones(1)}  # noqa: E731
    return solve_dde(fun, delays, (0, 4), start, **{**TIGHT, **options})


@pytest.mark.sampled(7)
@pytest.mark.parametrize(
    "delays",
    [
        [lambda t, y: 0.2 + y["x"][0] ** 2, 1.1],
        [lambda t, y: 0.5 + 0.3 * np.sin(3 * t)],
        [0.8, 0.3],
    ],
    ids=["of the state", "of the time", "two"],
)
def test_constructed_solutions(delays):
    times = np.linspace(0, 4, 7)
    sol = decays(delays, t_eval=times, dense_output=True)
    assert sol.status == 0
    np.testing.assert_allclose(sol.y["x"][0], np.exp(-times), atol=1e-6)
    np.testing.assert_allclose(sol.sol(1.3)["x"], [np.exp(-1.3)], atol=1e-6)
    inside = te.jit(lambda t: decays(delays, t_eval=t).y["x"][0])(times)
    np.testing.assert_allclose(inside, sol.y["x"][0], rtol=1e-9)


def test_batches_of_delays():
    """A history other than the initial state, and elements with different numbers of steps."""
    end = lambda d: solve_dde(  # noqa: E731
        lambda t, y, z: -z[0], [d], (0, 1.5), lambda t: np.zeros(1), y0=[1.0], **TIGHT
    ).y[0, -1]
    delays = np.array([0.5, 1.0, 2.0])
    exact = 1 - np.maximum(1.5 - delays, 0) + np.maximum(1.5 - 2 * delays, 0) ** 2 / 2
    np.testing.assert_allclose(te.jit(te.vmap(end))(delays), exact, atol=1e-9)


def test_failures_are_reported():
    given = (lambda t, y, z: -z[0], [0.01], (0, 4), lambda t: np.ones(1))
    sol = solve_dde(*given, max_steps=50)
    assert (sol.status, sol.message[:4]) == (-1, "More")
    with pytest.raises(RuntimeError, match="More than `max_steps`"):
        te.jit(lambda y: solve_dde(*given, max_steps=50, y0=y).y)(np.ones(1))
    vanishes = lambda t, y: 1.0 - t  # noqa: E731
    assert solve_dde(lambda t, y, z: -z[0], [vanishes], (0, 2), lambda t: np.ones(1)).status == -1
    with pytest.raises(ValueError, match="ends before it starts"):
        te.jit(lambda t: solve_dde(given[0], [1.0], (1, t), given[3]).y)(0.5)


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"delays": [-1.0]}, ValueError, "expected a positive number"),
        ({"t_span": (1, 0)}, ValueError, "the earlier time first"),
        ({"method": "BDF"}, ValueError, "`method` is 'BDF'"),
        ({"history": None}, TypeError, "expected a function"),
        ({"history": lambda t: {"x": 1.0}, "y0": [1.0]}, ValueError, "history returned"),
        ({"fun": lambda t, y, z: z}, ValueError, "expected"),
    ],
)
def test_what_is_refused(change, error, message):
    given = {
        "fun": lambda t, y, z: -z[0], "delays": [1.0, 2.0], "t_span": (0, 1),
        "history": lambda t: np.ones(3),
    }  # fmt: skip
    with pytest.raises(error, match=message):
        solve_dde(**{**given, **change})
