"""Mass matrices: M y' = f, and differential-algebraic equations of index 1."""

import numpy as np
import pytest
from initial_value_problems import RATES, robertson

import tenferro as te

METHODS = ["Rodas5P", "BDF", "Radau"]
TIGHT = {"rtol": 1e-7, "atol": 1e-11}
solve_ivp = te.integrate.solve_ivp


def closed(t, y, k):
    """Robertson's problem with the conservation of mass as its third equation."""
    return [*robertson(t, y, k)[:2], y[0] + y[1] + y[2] - 1]


CLOSED = np.array([1.0, 1.0, 0.0])


def pendulum(t, y, g):
    """On a circle: places, speeds, and the tension from the second derivative of the constraint."""
    a, b, u, v, tension = y
    return [u, v, -tension * a, -tension * b - g, u * u + v * v - tension - g * b]


HINGE = np.array([1.0, 1, 1, 1, 0])


def amplifier(t, y, supply):
    """The transistor amplifier of Hairer and Wanner, II, problem 1.4: index 1, M of rank 5."""
    ue = 0.1 * np.sin(200 * np.pi * t)
    r = 9000.0
    first, second = (1e-6 * (np.exp(v / 0.026) - 1) for v in (y[1] - y[2], y[4] - y[5]))
    return [
        (y[0] - ue) / 1000,
        y[1] / r + (y[1] - supply) / r + 0.01 * first,
        y[2] / r - first,
        (y[3] - supply) / r + 0.99 * first,
        y[4] / r + (y[4] - supply) / r + 0.01 * second,
        y[5] / r - second,
        (y[6] - supply) / r + 0.99 * second,
        y[7] / r,
    ]


def capacities():
    c = [1e-6 * k for k in (1, 2, 3, 4, 5)]
    mass = np.zeros((8, 8))
    for (i, j), value in zip([(0, 1), (3, 4), (6, 7)], (c[0], c[2], c[4]), strict=True):
        mass[i, i] = mass[j, j] = -value
        mass[i, j] = mass[j, i] = value
    mass[2, 2], mass[5, 5] = -c[1], -c[3]
    return mass


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_robertsons_problem_as_an_algebraic_equation(method):
    sol = solve_ivp(
        closed, (0, 1e5), [1.0, 0, 0.3], method, args=(RATES,), mass=CLOSED, **TIGHT
    )  # the last unknown is a guess
    np.testing.assert_allclose(sol.y[:, 0], [1, 0, 0], atol=1e-14)
    exact = solve_ivp(
        robertson, (0, 1e5), [1.0, 0, 0], "Radau", args=(RATES,), rtol=1e-10, atol=1e-15
    )
    np.testing.assert_allclose(sol.y[:, -1], exact.y[:, -1], rtol=3e-6)

    def first(k, fun, **options):
        return solve_ivp(fun, (0, 1e3), [1.0, 0, 0], method, args=(k,), **TIGHT, **options).y[0, -1]

    ours = te.jit(te.grad(lambda k: first(k, closed, mass=CLOSED)))(RATES)
    np.testing.assert_allclose(
        ours, te.jit(te.grad(lambda k: first(k, robertson)))(RATES), rtol=1e-6
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_a_pendulum_of_index_1_is_that_with_an_angle(method):
    def lowest(g, start, fun, **options):
        sol = solve_ivp(fun, (0, 2.0), start, method, args=(g,), rtol=1e-9, atol=1e-9, **options)
        return sol.y[:, -1]

    def angle(t, y, g):
        return [y[1], -g * np.cos(y[0])]

    def by_constraint(g):
        return lowest(g, [1.0, 0, 0, 0, 5.0], pendulum, mass=HINGE)[:2]

    def by_angle(g):
        turned = lowest(g, [0.0, 0], angle)[0]
        return np.stack([np.cos(turned), np.sin(turned)])

    np.testing.assert_allclose(te.jit(by_constraint)(9.81), te.jit(by_angle)(9.81), atol=2e-6)
    ours, theirs = (te.jit(te.jacobian(f))(9.81) for f in (by_constraint, by_angle))
    np.testing.assert_allclose(ours, theirs, atol=2e-5)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_the_transistor_amplifier(method):
    start = [0, 3.0, 3, 6, 3, 3, 6, 0]
    options = {"mass": capacities(), "args": (6.0,), "rtol": 1e-7, "atol": 1e-7}
    sol = solve_ivp(amplifier, (0, 0.2), start, method, **options)
    assert sol.status == 0
    # Hairer and Wanner's test set, to all of its digits.
    reference = [
        -5.562145012262709e-3, 3.006522471903042, 2.849958788608128, 2.926422536206241,
        2.704617865010554, 2.761837778393145, 4.770927631616772, 1.236995868091548,
    ]  # fmt: skip
    np.testing.assert_allclose(sol.y[:, -1], reference, atol=2e-4)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", METHODS)
def test_a_regular_mass_is_a_division(method):
    mass = np.array([[2.0, 1.0], [0.5, 3.0]])
    turn = np.array([[-1.0, 4.0], [-3.0, -2.0]])
    options = {"rtol": 1e-9, "atol": 1e-12, "t_eval": np.linspace(0, 2, 5)}
    ours = solve_ivp(lambda t, y: turn @ y, (0, 2), [1.0, 2], method, mass=mass, **options)
    plain = np.linalg.solve(mass, turn)
    theirs = solve_ivp(lambda t, y: plain @ y, (0, 2), [1.0, 2], method, **options)
    np.testing.assert_allclose(ours.y, theirs.y, atol=1e-7)


def test_initial_values_become_consistent_with_derivatives():
    def start(a):
        sol = solve_ivp(
            lambda t, y, a: [-y[0], y[1] ** 3 + y[1] - a * y[0]], (0, 1e-9), [2.0, 0.3],
            "Radau", args=(a,), mass=[1.0, 0.0],
        )  # fmt: skip
        return sol.y[1, 0]

    value, slope = te.jit(te.value_and_grad(start))(5.0)  # y³ + y = 10
    np.testing.assert_allclose([value, slope], [2.0, 2 / 13], rtol=1e-10)


def test_errors():
    def bad(t, y):
        return [y[1], y[0] ** 2 + 1]

    with pytest.raises(RuntimeError, match="solve the algebraic equations"):
        solve_ivp(bad, (0, 1), [1.0, 0.0], "Radau", mass=[1.0, 0.0])
    with pytest.raises(ValueError, match=r"'RK45' .* does not take `mass`"):
        solve_ivp(bad, (0, 1), [1.0, 0.0], mass=[1.0, 0.0])
    with pytest.raises(ValueError, match=r"`mass` has shape \(3,\), expected \(2, 2\)"):
        solve_ivp(bad, (0, 1), [1.0, 0.0], "BDF", mass=[1.0, 0.0, 1.0])
    with pytest.raises(TypeError, match="`mass` is traced"):
        te.grad(lambda m: solve_ivp(bad, (0, 1), [1.0, 0.0], "BDF", mass=m).y[0, -1])(np.ones(2))
