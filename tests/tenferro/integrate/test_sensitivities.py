"""Derivatives of `solve_ivp` have error control: also where the state is at rest, and steps of any
size have no error. Derivatives at rest have closed forms."""

import numpy as np
import pytest
from initial_value_problems import METHODS, RATES, lotka_volterra, robertson
from scipy import integrate
from scipy.linalg import expm

import tenferro as te

solve_ivp = te.integrate.solve_ivp
A, T = np.array([[0.0, 1.0], [-1.0, -0.1]]), 10.0
WEIGHTS, DIRECTION = np.array([1.0, 0.5]), np.array([0.6, -0.8, 0.7])
REST = np.zeros(3)


def tolerances(rtol):
    return {"rtol": rtol, "atol": rtol}


def pendulum(t, y, force):
    return [y[1], -np.sin(y[0]) - 0.1 * y[1] + force * np.cos(t)]


def swing(x, rtol, method="RK45", span=(0.0, T), **options):
    """The end of a pendulum's motion: x are its initial state and a force, all 0 at rest."""
    sol = solve_ivp(
        pendulum, span, [x[0], x[1]], method, args=(x[2],), **tolerances(rtol), **options
    )
    return np.sum(WEIGHTS * sol.y[:, -1])


def swing_gradient(start=0.0, end=T):
    """Of the linearized pendulum v' = A v + b force exp(i t), the real part."""
    flow, b = expm(A * (end - start)), np.array([0.0, 1.0])
    forced = np.exp(1j * end) * np.eye(2) - np.exp(1j * start) * flow
    by_force = np.linalg.solve(1j * np.eye(2) - A, forced @ b).real
    return np.array([*(WEIGHTS @ flow), WEIGHTS @ by_force])


MODES = {
    "jvp": lambda f: lambda x: te.jvp(f, (x,), (DIRECTION,))[1],
    "grad": te.grad,
    "vjp": lambda f: lambda x: te.vjp(f, x)[1](1.0)[0],
    "jacfwd": te.jacfwd,
}


@pytest.mark.sampled(16)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("method", METHODS)
def test_first_order_at_rest(method, mode):
    """All methods choose steps of any size for the state alone: their errors were of order 1."""
    derivative = te.jit(MODES[mode](lambda x: swing(x, 1e-6, method)))(REST)
    exact = swing_gradient() @ DIRECTION if mode == "jvp" else swing_gradient()
    np.testing.assert_allclose(derivative, exact, atol=100 * 1e-6)


def bilinear(t, y, p):
    """At rest its Jacobian is 0, and only second derivatives see the time."""
    return [p * np.cos(5 * t) * y[1], y[2] ** 2 * np.sin(5 * t), 0 * y[2]]


@pytest.mark.sampled(16)
@pytest.mark.parametrize("method", METHODS)
def test_second_order_at_rest(method):
    """y0 = p y1(0) sin(5 t) / 5 + …, y1 = y1(0) + y2(0)² (1 − cos(5 t)) / 5."""

    def end(x):
        y0 = [0.0 * x[0], x[0], x[1]]
        sol = solve_ivp(bilinear, (0, 4), y0, method, args=(x[2],), **tolerances(1e-6))
        return sol.y[0, -1] + sol.y[1, -1]

    hessian = te.jit(te.hessian(end))(REST)
    mixed, bend = np.sin(20.0) / 5, 2 * (1 - np.cos(20.0)) / 5
    exact = np.array([[0, 0, mixed], [0, bend, 0], [mixed, 0, 0]])
    np.testing.assert_allclose(hessian, exact, atol=100 * 1e-6)


def test_derivatives_converge_with_the_tolerance():
    slope = te.jit(te.grad(swing))
    errors = [np.abs(slope(REST, rtol) - swing_gradient()).max() for rtol in (1e-3, 1e-6, 1e-9)]
    assert all(e < 100 * rtol for e, rtol in zip(errors, (1e-3, 1e-6, 1e-9), strict=True))


def test_loose_absolute_tolerances_do_not_hide_derivatives():
    """At rest an element moves by at most 1, whatever atol / rtol is."""

    def end(x):
        return swing(x, 1e-7) + solve_ivp(pendulum, (0, T), [x[0], x[1]], args=(x[2],)).y[0, -1]

    first = expm(A * T)[0]
    found = te.jit(te.grad(end))(REST)[:2] - swing_gradient()[:2]
    np.testing.assert_allclose(found, first, atol=100 * 1e-3)


def test_absolute_tolerances_of_zero():
    """Elements and derivatives that are 0 have no error, and none is allowed."""

    def end(x):
        slope = lambda t, y: [y[1], -y[0], 0 * y[2]]  # noqa: E731
        sol = solve_ivp(slope, (0, T), [x, 0 * x, 0.0], rtol=1e-6, atol=0.0)
        return sol.y[0, -1]

    np.testing.assert_allclose(te.jit(te.grad(end))(0.0), np.cos(T), atol=100 * 1e-6)
    np.testing.assert_allclose(te.jit(te.grad(end))(2.0), np.cos(T), atol=100 * 1e-6)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("span", [(T, 0.0), (2.0, 5.0)])
def test_spans(span):
    found = te.jit(te.grad(lambda x: swing(x, 1e-7, span=span)))(REST)
    np.testing.assert_allclose(found, swing_gradient(*span), rtol=100 * 1e-7)


def test_times_and_events():
    """Rows at given times, and the time of an event that the force moves."""

    def late(t, y, force):
        return y[0] + t - 6.0

    late.terminal = True

    def row_and_time(x):
        sol = solve_ivp(
            pendulum, (0, T), [x[0], x[1]], t_eval=[3.0], args=(x[2],), events=late,
            **tolerances(1e-7),
        )  # fmt: skip
        return sol.y[:, 0] @ WEIGHTS, sol.t_events[0][0]

    row, time = te.jit(te.jacobian(row_and_time))(REST)
    np.testing.assert_allclose(row, swing_gradient(0, 3.0), atol=100 * 1e-7)
    flow = expm(6 * A)[0]
    np.testing.assert_allclose(time[:2], -flow, atol=100 * 1e-7)


def test_eager_variables():
    """Alone, and as arguments of compiled functions, whose programs are differentiated later."""
    for f in (swing, te.jit(swing)):
        f(REST, 1e-6)
        x = te.variable(REST)
        f(x, 1e-6).backward()
        np.testing.assert_allclose(x.grad, swing_gradient(), atol=100 * 1e-6)


def test_compiled_functions_inside_of_transforms():
    f = te.jit(lambda x: swing(x, 1e-6))
    f(REST)
    batch = te.vmap(te.grad(lambda x: te.checkpoint(f)(x)))(np.zeros((2, 3)))
    np.testing.assert_allclose(batch, [swing_gradient()] * 2, atol=100 * 1e-6)


def test_values_keep_their_steps():
    """Only what is differentiated has other steps; `sensitivities` selects them in any case."""
    x = np.array([0.5, 0.0, 0.1])

    def steps(x, **options):
        return solve_ivp(pendulum, (0.0, T), [x[0], x[1]], args=(x[2],), **options).nfev

    plain = te.jit(steps)(x)
    assert plain == solve_ivp(pendulum, (0.0, T), x[:2], args=(x[2],)).nfev
    assert plain == te.jit(lambda x: te.jvp_optional(
        lambda x: steps(x, sensitivities=0), (x,), (x,))[0])(x)  # fmt: skip
    assert plain < te.jit(lambda x: steps(x, sensitivities=1))(x)
    with pytest.raises(ValueError, match="`sensitivities` is -1, expected an integer from 0 on"):
        steps(x, sensitivities=-1)


def test_exported_programs_take_the_option():
    """A traced program is differentiated as it is."""
    program = te.trace(lambda x: swing(x, 1e-6, sensitivities=1))(REST)
    np.testing.assert_allclose(te.grad(program)(REST), swing_gradient(), atol=100 * 1e-6)


def van_der_pol(t, y, p):
    return [y[1], p[0] * ((1 - y[0] ** 2) * y[1]) - y[0]]


def hires(t, y, k):
    return [
        -k[0] * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007,
        k[0] * y[0] - 8.75 * y[1],
        -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4],
        8.32 * y[1] + k[0] * y[2] - 1.12 * y[3],
        -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6],
        -k[1] * y[5] * y[7] + 0.69 * y[3] + k[0] * y[4] - 0.43 * y[5] + 0.69 * y[6],
        k[1] * y[5] * y[7] - 1.81 * y[6],
        -k[1] * y[5] * y[7] + 1.81 * y[6],
    ]


def brusselator(t, y, p):
    return [p[0] + y[0] ** 2 * y[1] - (p[1] + 1) * y[0], p[1] * y[0] - y[0] ** 2 * y[1]]


def kepler(t, y, p):
    cube = (y[0] ** 2 + y[1] ** 2) ** 1.5
    return [y[2], y[3], -p[0] * y[0] / cube, -p[0] * y[1] / cube]


def chain(t, y, p):
    return [-p[0] * y[0], p[0] * y[0] - p[1] * y[1]]


def lorenz(t, y, p):
    return [p[0] * (y[1] - y[0]), y[0] * (p[1] - y[2]) - y[1], y[0] * y[1] - p[2] * y[2]]


def steered(t, y, p):
    return [y[1], p[0] * np.cos(t) + p[1] * np.sin(3 * t) - np.sin(y[0]) - 0.1 * y[1]]


CLASSICAL = {
    "Lotka-Volterra": (lotka_volterra, [10.0, 5.0], [1.5, 1.0, 3.0, 1.0], 5.0, 1.0),
    "Van der Pol": (van_der_pol, [2.0, 0.0], [1.0], 6.0, 1.0),
    "Van der Pol at rest": (van_der_pol, [0.0, 0.0], [1.0], 6.0, 1.0),
    "Brusselator": (brusselator, [1.01, 3.0], [1.0, 3.0], 10.0, 1.0),
    "Brusselator at rest": (brusselator, [1.0, 3.0], [1.0, 3.0], 5.0, 1.0),
    "Kepler": (kepler, [0.5, 0.0, 0.0, 1.732], [1.0], 6.0, 1.0),
    "decay": (chain, [1.0, 0.5], [0.5, 2.0], 3.0, 1.0),
    "decay at rest": (chain, [0.0, 0.0], [0.5, 2.0], 3.0, 1.0),
    "Lorenz": (lorenz, [1.0, 1.0, 1.0], [10.0, 28.0, 8 / 3], 3.0, 1.0),
    "pendulum": (steered, [1.0, 0.0], [0.1, 0.0], 8.0, 1.0),
    "control from rest": (steered, [0.0, 0.0], [0.0, 0.0], 5.0, 1.0),
}
STIFF_ONES = {
    "stiff Van der Pol": (van_der_pol, [2.0, 0.0], [100.0], 50.0, 1.0),
    "Robertson": (robertson, [1.0, 0.0, 0.0], list(RATES), 40.0, 1e-6),
    "HIRES": (hires, [1.0, 0, 0, 0, 0, 0, 0, 0.0057], [1.71, 280.0], 50.0, 1e-3),
}
CASES = [
    *((name, method) for name in CLASSICAL for method in METHODS),
    *((name, method) for name in STIFF_ONES for method in METHODS[4:]),
]


def problem(name):
    return (CLASSICAL | STIFF_ONES)[name]


def exact_gradient(name):
    """The gradient of the sum of the final state, by SciPy on the variational equation."""
    f, y0, p, end, _ = problem(name)
    n, count = len(y0), len(y0) + len(p)

    def joined(t, x):
        z, v = x[:count], x[count:].reshape(n, count)
        slope = lambda z: np.stack(f(t, list(z[:n]), list(z[n:])))  # noqa: E731
        full = np.concatenate([v, np.eye(count)[n:]])
        rates = te.vmap(lambda dz: te.jvp(slope, (z,), (dz,))[1], 1, 1)(full)
        return np.concatenate([slope(z), 0 * z[n:], rates.reshape(-1)])

    begin = np.concatenate([y0, p, np.eye(n, count).reshape(-1)])
    options = {"method": "DOP853", "rtol": 1e-12, "atol": 1e-14}
    if name in STIFF_ONES:
        jac = te.jit(te.jacfwd(joined, 1))
        options = {"method": "Radau", "rtol": 1e-10, "atol": 1e-15}
        options["jac"] = lambda t, x: np.asarray(jac(t, x))
    run = te.jit(joined)
    sol = integrate.solve_ivp(lambda t, x: np.asarray(run(t, x)), (0, end), begin, **options)
    return sol.y[count:, -1].reshape(n, count).sum(axis=0)


@pytest.mark.long
@pytest.mark.parametrize(("name", "method"), CASES)
def test_classical_problems(name, method):
    """Errors are relative to the largest derivative by the relative change of a variable."""
    f, y0, p, end, part = problem(name)
    x, n = np.array([*y0, *p]), len(y0)

    def total(x, rtol):
        given = f, (0, end), list(x[:n]), method
        return np.sum(solve_ivp(*given, args=(x[n:],), rtol=rtol, atol=rtol * part).y[:, -1])

    gradient, exact = te.jit(te.grad(total)), exact_gradient(name)
    sizes = np.where(x == 0, 1.0, np.abs(x))
    for rtol in (1e-4, 1e-7):
        error = np.abs((gradient(x, rtol) - exact) * sizes).max()
        assert error < 100 * rtol * np.abs(exact * sizes).max()
