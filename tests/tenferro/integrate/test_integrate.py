"""SciPy's ODE solvers over pytrees."""

import numpy as np
import pytest
from scipy import integrate

import tenferro as te


def oscillator(t, s, k):
    return {"x": s["v"], "v": -k * s["x"]}


START = {"x": np.array([1.0, 0.5]), "v": np.zeros(2)}


@pytest.mark.parametrize("method", ["RK45", "RK23", "DOP853", "Radau", "BDF", "LSODA"])
def test_every_method(method):
    times = np.linspace(0, 1, 5)
    found = te.integrate.solve_ivp(
        oscillator, (0, 1), START, (4.0,), method, t_eval=times, rtol=1e-8, atol=1e-10
    )
    assert found.success
    assert found.y["x"].shape == (5, 2)
    np.testing.assert_allclose(found.y["x"][:, 1], 0.5 * np.cos(2 * times), atol=1e-5)


def test_stiff_methods_get_the_jacobian(monkeypatch):
    asked = {}
    solver = integrate.solve_ivp

    def watched(fun, span, start, **options):
        asked.update(options)
        return solver(fun, span, start, **options)

    monkeypatch.setattr(integrate, "solve_ivp", watched)
    robertson = lambda t, y: np.stack(  # noqa: E731
        [
            -0.04 * y[0] + 1e4 * y[1] * y[2],
            0.04 * y[0] - 1e4 * y[1] * y[2] - 3e7 * y[1] ** 2,
            3e7 * y[1] ** 2,
        ]
    )
    found = te.integrate.solve_ivp(robertson, (0, 100.0), np.array([1.0, 0, 0]), method="BDF")
    np.testing.assert_allclose(found.y[-1].sum(), 1, rtol=1e-6)
    y = np.array([0.9, 1e-5, 0.1])
    np.testing.assert_allclose(asked["jac"](0.0, y), te.jacobian(lambda y: robertson(0, y))(y))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (
            lambda: te.integrate.solve_ivp(lambda t, y: y, (0, 1), 1.0, method="Euler"),
            ValueError,
            "'Euler'",
        ),
        (lambda: te.integrate.solve_ivp(lambda t, y: y, (0, 1), 1), TypeError, "dtype int64"),
        (
            lambda: te.integrate.solve_ivp(lambda t, y: y[:1], (0, 1), np.ones(2)),
            ValueError,
            "gives 1 elements, expected 2",
        ),
        (
            lambda: te.grad(lambda y: te.integrate.solve_ivp(lambda t, y: -y, (0, 1), y).y[-1])(
                1.0
            ),
            TypeError,
            "the start is traced",
        ),
    ],
)
def test_bad_input(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_results_of_another_structure_are_refused():
    with pytest.raises(ValueError, match=r"solve_ivp: the function gives .* as y0 is"):
        te.integrate.solve_ivp(
            lambda t, y: {"a": -y["x"], "b": y["v"]}, (0, 1), {"x": 1.0, "v": 0.0}
        )
    with pytest.raises(ValueError, match="solve_ivp: the function gives"):
        te.integrate.solve_ivp(lambda t, y: (-y["x"],), (0, 1), {"x": 1.0})


@pytest.mark.parametrize("start", [np.array([1.0, 0.0]), [1.0, 0.0]])
@pytest.mark.parametrize("put", [list, np.stack])
def test_lists_and_vectors_of_numbers(start, put):
    found = te.integrate.solve_ivp(lambda t, y: put([y[1], -y[0]]), (0, 1), start, rtol=1e-8)
    last = found.y[-1] if isinstance(start, np.ndarray) else [x[-1] for x in found.y]
    np.testing.assert_allclose(last, [np.cos(1), -np.sin(1)], atol=1e-6)


def test_events_and_interpolation_are_of_pytrees():
    def at_rest(t, s, k):
        return s["v"][0] + 0.5

    at_rest.terminal, at_rest.direction = True, -1
    never = lambda t, s, k: 1.0 + s["x"][0] ** 2  # noqa: E731
    found = te.integrate.solve_ivp(
        oscillator, (0, 9), START, (1.0,), events=[at_rest, never], dense_output=True, rtol=1e-9
    )
    assert found.status == 1
    np.testing.assert_allclose(found.t_events[0], [np.pi / 6], rtol=1e-6)
    np.testing.assert_allclose(found.y_events[0]["v"], [[-0.5, -0.25]], rtol=1e-6)
    assert found.y_events[1]["x"].shape == (0, 2)
    np.testing.assert_allclose(found.sol(0.3)["x"], START["x"] * np.cos(0.3), rtol=1e-5)
    assert found.sol(np.array([0.1, 0.2, 0.3]))["v"].shape == (3, 2)
    alone = te.integrate.solve_ivp(oscillator, (0, 9), START, (1.0,), events=never)
    assert alone.y_events[0]["x"].shape == (0, 2)
