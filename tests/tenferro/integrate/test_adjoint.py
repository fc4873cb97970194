"""`solve_ivp(..., adjoint="continuous")` beside the derivatives of the steps."""

import numpy as np
import pytest
from initial_value_problems import driven

import tenferro as te

solve_ivp = te.integrate.solve_ivp
P, Y0 = np.array([1.0, 0.7]), np.array([1.0, -0.2])
TIMES = np.array([0.0, 0.4, 1.3])


def loss(p, y0, span, times, method, adjoint):
    sol = solve_ivp(
        driven, span, y0, method, times, args=(p,), rtol=1e-8, atol=1e-8, adjoint=adjoint
    )
    return np.sum(np.sin(sol.y))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("method", "span"), [("Tsit5", (0.0, 1.5)), ("Rodas5P", (1.5, -0.5))])
def test_gradients_are_those_of_the_steps(method, span):
    """By parameters, initial state, both ends and the times of the result."""
    times = TIMES if span[0] == 0 else TIMES[::-1]
    given = P, Y0, tuple(map(np.array, span)), times
    discrete, continuous = (
        te.grad(lambda *x, a=a: loss(*x, method, a), (0, 1, 2, 3))(*given)
        for a in ("discrete", "continuous")
    )
    for a, b in zip(te.pytree.flatten(discrete)[0], te.pytree.flatten(continuous)[0], strict=True):
        np.testing.assert_allclose(b, a, atol=2e-6)


@pytest.mark.long
def test_both_ends_of_the_interval():
    def end(k, y0, t):
        return solve_ivp(
            lambda t, y: -k * t * y, (t[0], t[1]), y0[None], rtol=1e-9, atol=1e-9,
            adjoint="continuous",
        ).y[0, -1]  # fmt: skip

    exact = lambda k, y0, t: y0 * np.exp(k * (t[0] ** 2 - t[1] ** 2) / 2)  # noqa: E731
    given = 0.7, 1.5, np.array([0.3, 2.0])
    slopes = te.jit(te.grad(end, (0, 1, 2)))(*given)
    for found, expected in zip(slopes, te.grad(exact, (0, 1, 2))(*given), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-6)
    second = te.jit(te.grad(te.grad(end)))(*given)
    np.testing.assert_allclose(second, te.grad(te.grad(exact))(*given), rtol=1e-5)


def test_small_cotangents_keep_their_digits():
    """Tolerances are relative to the cotangent of the result."""

    def end(k):
        sol = solve_ivp(
            lambda t, y: -k * y, (0, 1), [1.0], rtol=1e-8, atol=1e-8, adjoint="continuous"
        )
        return 1e-12 * sol.y[0, -1]

    np.testing.assert_allclose(te.jit(te.grad(end))(0.5), -1e-12 * np.exp(-0.5), rtol=1e-6)


@pytest.mark.long
def test_batches_and_closed_over_networks():
    weights = np.random.default_rng(0).standard_normal((2, 4, 4)) / 2

    def total(w, y0, adjoint):
        sol = solve_ivp(
            lambda t, y: w[1] @ np.tanh(w[0] @ y), (0, 1), y0, rtol=1e-8, atol=1e-8, adjoint=adjoint
        )
        return np.sum(sol.y[:, -1] ** 2)

    starts = np.random.default_rng(1).standard_normal((3, 4))
    discrete, continuous = (
        te.jit(te.vmap(te.grad(lambda w, y, a=a: total(w, y, a)), (None, 0)))(weights, starts)
        for a in ("discrete", "continuous")
    )
    np.testing.assert_allclose(continuous, discrete, atol=1e-6)


def test_values_on_computed_arrays_are_those_of_the_steps():
    given = (driven, (0.0, 1.0), Y0, "RK45")
    plain = solve_ivp(*given, args=(P,))
    np.testing.assert_array_equal(solve_ivp(*given, args=(P,), adjoint="continuous").y, plain.y)


def test_no_times():
    given = (driven, (0.0, 1.0), Y0, "RK45", [])
    total = lambda p: np.sum(solve_ivp(*given, args=(p,), adjoint="continuous").y)  # noqa: E731
    assert te.jit(lambda p: solve_ivp(*given, args=(p,), adjoint="continuous").y)(P).shape == (2, 0)
    np.testing.assert_array_equal(te.grad(total)(P), np.zeros_like(P))


def test_failures_are_errors():
    blows_up = te.jit(
        lambda y: solve_ivp(lambda t, y: y**2, (0, 2), y, adjoint="continuous").y[0, -1]
    )
    with pytest.raises(RuntimeError, match="less than spacing between numbers"):
        blows_up(np.array([1.0]))


def crosses(t, y):
    return y[0]


crosses.terminal = True


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"adjoint": "none"}, "'discrete' or 'continuous'"),
        ({"events": crosses}, "does not support events"),
        ({"dense_output": True, "max_steps": 9}, "does not support `dense_output`"),
        ({"y0": np.ones(1) + 1j}, "does not support complex numbers"),
    ],
)
def test_what_is_refused(options, message):
    given = {"y0": np.ones(1), "adjoint": "continuous", **options}
    y0 = given.pop("y0")
    with pytest.raises(ValueError, match=message):
        te.jit(lambda y: solve_ivp(lambda t, y: -y, (0, 1), y, **given).y)(y0)


def test_eager_variables_and_forward_mode_are_refused():
    with pytest.raises(ValueError, match="does not support eager variables"):
        solve_ivp(lambda t, y: -y, (0, 1), te.variable(np.ones(1)), adjoint="continuous")
    end = lambda y: solve_ivp(lambda t, y: -y, (0, 1), y, adjoint="continuous").y  # noqa: E731
    with pytest.raises(te.ADRuleError, match="there is no forward mode"):
        te.jvp(end, (np.ones(1),), (np.ones(1),))
