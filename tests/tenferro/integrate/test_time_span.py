"""`fun` is evaluated between the ends of `t_span` only: it may not be defined elsewhere."""

import numpy as np
import pytest
from initial_value_problems import FIXED, METHODS, driven
from scipy import integrate

import tenferro as te

solve_ivp = te.integrate.solve_ivp


@pytest.mark.sampled(64)
@pytest.mark.parametrize("span", [(0.1, 0.7), (0.7, 0.1), (-1 / 3, 0.1)])
@pytest.mark.parametrize("method", [*METHODS, *FIXED])
def test_slopes_that_exist_within_the_span_only(method, span):
    """By a square root that is 0 at the end; with rows, events and interpolants."""
    sign, end = np.sign(span[1] - span[0]), span[1]

    def slope(t, y):
        return [np.sqrt(sign * (end - t)) - y[0]]

    def event(t, y):
        return y[0] - 0.4

    options = {"rtol": 1e-5, "atol": 1e-7, "first_step": 0.01}
    found = solve_ivp(
        slope, span, [0.3], method, [span[0], 0.05 + sum(span) / 2, span[1]], True, event, **options
    )
    assert found.success
    exact = integrate.solve_ivp(
        lambda t, y: [np.sqrt(max(sign * (end - t), 0)) - y[0]],
        span, [0.3], "LSODA", rtol=1e-9, atol=1e-10, max_step=1e-3,
    )  # fmt: skip
    small = 1e-2 if method == "Euler" else 5e-4
    np.testing.assert_allclose(found.y[0, -1], exact.y[0, -1], atol=small)
    inside = te.jit(lambda y: solve_ivp(slope, span, y, method, **options).y[0, -1])(
        np.array([0.3])
    )
    np.testing.assert_allclose(inside, found.y[0, -1], atol=small)


@pytest.mark.parametrize("span", [(0, 2.1), (2.1, 0)])
def test_stages_after_the_end_are_within_the_tolerance(span):
    """Kvaerno5 has a stage after its step; in the last step that stage is computed at the end."""
    exact = integrate.solve_ivp(
        driven, span, [1.0, 0.2], "DOP853", args=([1.0, 1.0],), rtol=1e-13, atol=1e-14
    )
    for tolerance in (1e-4, 1e-7, 1e-10):
        given = {"args": ([1.0, 1.0],), "rtol": tolerance, "atol": tolerance}
        found = solve_ivp(driven, span, [1.0, 0.2], "Kvaerno5", **given)
        np.testing.assert_allclose(found.y[:, -1], exact.y[:, -1], atol=20 * tolerance)
