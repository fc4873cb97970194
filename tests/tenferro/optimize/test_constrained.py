"""Minimization with constraints in compiled loops: optima, derivatives, batches, failures."""

import numpy as np
import pytest
from hock_schittkowski import PROBLEMS, check_minimum, solution, tutorial_of
from scipy import optimize

import tenferro as te

tutorial = tutorial_of("interior-point")


@pytest.mark.sampled(200)
@pytest.mark.parametrize("number", PROBLEMS)
def test_hock_and_schittkowskis_problems(number):
    problem = PROBLEMS[number]
    found = solution(problem, "interior-point")
    if problem.limits is not None:
        assert np.all(problem.limits[0] <= found.x) and np.all(found.x <= problem.limits[1])
    check_minimum(found, number)


def test_derivatives_through_active_constraints_of_second_order():
    def parts(weight, sphere):
        found = tutorial(weight, sphere)
        return found.x[1:] @ np.array([1.0, 2, -1]), found.fun, found.multipliers

    te.check_grads(te.jit(parts), (1.0, 40.0), order=2)
    found = tutorial(1.0, 40.0)  # the derivative of the minimum is the multiplier
    slope = te.grad(lambda sphere: tutorial(1.0, sphere).fun)(40.0)
    np.testing.assert_allclose(slope, -found.multipliers[1], rtol=1e-9)


def test_a_batch_is_the_single_problems():
    weights = np.linspace(0.5, 1.5, 5)
    found = te.jit(te.vmap(lambda w: tutorial(w, 40.0)))(weights)
    assert np.all(found.success)
    for i, weight in enumerate(weights):
        single = tutorial(weight, 40.0)
        np.testing.assert_allclose(found.x[i], single.x, rtol=1e-10)
        assert found.nit[i] == single.nit


def test_a_warm_start_takes_fewer_steps():
    cold = tutorial(1.0, 40.0)
    warm = {"multipliers": cold.multipliers, "initial_barrier_parameter": 1e-6}
    again, cold = tutorial(1.01, 40.0, cold.x, **warm), tutorial(1.01, 40.0)
    np.testing.assert_allclose(again.x, cold.x, rtol=1e-9)
    assert again.nit < cold.nit / 2


def test_unknowns_and_constraints_are_pytrees_and_scipys_objects():
    found = te.optimize.minimize(
        lambda p: p["a"] ** 2 + np.sum(p["b"] ** 2),
        {"a": 1.0, "b": np.ones(2)},
        method="interior-point",
        constraints=[
            (lambda p: {"u": p["a"] + p["b"][0], "v": p["b"]},
             {"u": 2.0, "v": np.array([0.0, 1.5])}, None),
        ],
    )  # fmt: skip
    np.testing.assert_allclose([found.x["a"], *found.x["b"]], [1, 1, 1.5], atol=1e-10)
    np.testing.assert_allclose(found.multipliers, [-2, 0, -3], atol=1e-9)
    linear = optimize.LinearConstraint([[1, 1]], 3, 4)
    curved = optimize.NonlinearConstraint(lambda x: x[0] * x[1], -np.inf, 2)
    found = te.optimize.minimize(
        lambda x: np.sum(x**2), [1.0, 2.5], method="interior-point", constraints=[linear, curved]
    )
    np.testing.assert_allclose(np.sort(found.x), [1, 2], atol=1e-10)


def steered(speed, force):
    """A step of a cart with drag."""
    return speed + 0.2 * (force - 0.1 * speed * abs(speed))


def control(start, horizon=12, **options):
    """Model-predictive control: bring a cart to rest at 1, with bounded force and speed."""

    def along(plan):
        def step(state, force):
            place, speed = state
            after = steered(speed, force)
            state = place + 0.2 * after, after
            return state, np.stack(state)

        return te.scan(step, (start, 0.0 * start), plan)[1]

    def cost(plan):
        path = along(plan)
        return np.sum((path[:, 0] - 1) ** 2) + 0.1 * np.sum(plan**2)

    constraints = [
        (lambda plan: along(plan)[:, 1], -0.8, 0.8),
        (lambda plan: along(plan)[-1, 1], 0, 0),
    ]
    return te.optimize.minimize(
        cost, np.zeros(horizon), bounds=(-2.0, 2.0), constraints=constraints, **options
    )


def test_model_predictive_control_is_that_of_scipy():
    ours = control(-1.0, method="interior-point")
    scipys = control(-1.0, method="SLSQP", options={"ftol": 1e-14, "maxiter": 300})
    assert ours.success and ours.constr_violation < 1e-9
    assert np.max(np.abs(ours.x)) > 2 - 1e-9  # a bound is active
    np.testing.assert_allclose(ours.fun, scipys.fun, rtol=1e-6)


@pytest.mark.long
def test_a_batch_of_controls_is_the_single_ones():
    ours = control(-1.0, method="interior-point")
    plans = te.jit(te.vmap(lambda s: control(s, method="interior-point").x))(np.array([-1.0, 0.5]))
    np.testing.assert_allclose(plans[0], ours.x, atol=1e-9)


def first(x):
    return x[0]


FAILURES = {
    "infeasible": (2, first, [(lambda x: x[0] ** 2, None, -1.0)]),
    "contradiction": (2, first, [(first, 1.0, None), (first, None, -1.0)]),
    "unbounded": (3, lambda x: -x[0], [(first, 0.0, None)]),
    "irregular": (5, first, [(lambda x: x[0] ** 2, None, 0.0)]),
    "not finite": (6, lambda x: np.log(x[0] - 2), [(first, None, 1.5)]),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", FAILURES)
def test_failures_are_reported_and_never_successes(name):
    status, f, constraints = FAILURES[name]
    found = te.optimize.minimize(
        f, np.array([1.0]), method="interior-point", constraints=constraints
    )
    assert (found.status, found.success) == (status, False), found
    assert "successfully" not in found.message


def test_limits_and_callbacks_end_the_solver():
    assert tutorial(1.0, 40.0, maxiter=3).status == 1
    seen = []

    def callback(x):
        seen.append(x)
        if len(seen) == 2:
            raise StopIteration

    found = te.optimize.minimize(
        first, [1.0], method="interior-point", constraints=[(first, 0.0, None)], callback=callback
    )
    assert (len(seen), found.status) == (2, 99)


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match="limit of a constraint has 3 elements, expected 1"):
        te.optimize.minimize(
            first, [1.0], method="interior-point", constraints=[(first, np.zeros(3), None)]
        )
    with pytest.raises(TypeError, match="'interior-point'"):
        te.grad(lambda a: te.optimize.minimize(
            lambda x: a * x[0], [1.0], constraints=[(first, 0.0, None)]).fun)(1.0)  # fmt: skip
