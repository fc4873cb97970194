"""Derivatives of `solve_ivp`: of the steps with their sizes held fixed, which converge to the
solution's own. Exact ones are compared at tight tolerances; differences of solutions at a tolerance
are as noisy as the choice of the steps."""

import mpmath
import numpy as np
import pytest
from initial_value_problems import (
    FIXED,
    METHODS,
    RATES,
    STIFF,
    driven,
    heat,
    robertson,
)
from scipy import integrate
from scipy.linalg import expm

import tenferro as te
from long_parameters import all_but

solve_ivp = te.integrate.solve_ivp
A = np.array([[-0.5, 2.0, 0.0], [-2.0, -0.5, 0.3], [0.1, 0.0, -1.5]])
TIGHT = {"RK23": 1e-8, "BDF": 1e-8, "Kvaerno5": 1e-8}
"""Tolerances of methods of low order, for others 1e-10."""


def tight(method):
    tolerance = TIGHT.get(method, 1e-10)
    return {"rtol": tolerance, "atol": tolerance}


def linear_end(method, **options):
    """y(1) of y' = a y, a function of a, y0 and the ends of the interval."""

    def end(a, y0, span):
        return solve_ivp(lambda t, y: a @ y, span, y0, method, **options).y[:, -1]

    return end


@pytest.mark.sampled(6)
@pytest.mark.parametrize("method", METHODS)
def test_every_method_beside_the_matrix_exponential(method):
    """By the state, by closed-over values and by both ends, in reverse and in forward mode."""
    end = linear_end(method, **tight(method))
    given = A, np.array([1.0, 0.5, -1.0]), (np.array(0.2), np.array(1.1))
    small = 2e4 * tight(method)["rtol"]
    value, (slopes, starts, times) = te.jit(
        te.value_and_grad(lambda *x: np.sum(end(*x)), (0, 1, 2))
    )(*given)
    a, y0, (t0, t1) = given
    flow = expm(a * (t1 - t0))
    np.testing.assert_allclose(value, np.sum(flow @ y0), rtol=small)
    np.testing.assert_allclose(starts, flow.sum(axis=0), atol=small)
    np.testing.assert_allclose(times, np.array([-1, 1]) * np.sum(a @ flow @ y0), atol=small)
    exact = np.array([[exponential_slope(i, j, y0, t1 - t0) for j in range(3)] for i in range(3)])
    np.testing.assert_allclose(slopes, exact, atol=small)
    direction = (np.eye(3), np.ones(3), (0.5, -0.5))
    tangent = te.jit(lambda *x: te.jvp(end, x, direction)[1])(*given)
    expected = np.trace(exact) + starts.sum() + 0.5 * times[0] - 0.5 * times[1]
    np.testing.assert_allclose(tangent.sum(), expected, atol=10 * small)


def exponential_slope(i, j, y0, t):
    """The derivative of Σ (exp(t a) y0) by a[i, j], by the block matrix of Van Loan."""
    e = np.zeros((3, 3))
    e[i, j] = 1
    block = np.block([[A, e], [np.zeros((3, 3)), A]])
    return expm(block * t)[:3, 3:].sum(axis=0) @ y0


@pytest.mark.parametrize(
    "method",
    all_but(
        ["DOP853", "Rodas5P", "Kvaerno5", "BDF"], ["RK45", "DOP853", "Rodas5P", "Kvaerno5", "BDF"]
    ),
)
def test_second_order(method):
    """y' = −k y²: y = y0 / (1 + k y0 t), whose derivatives are known."""

    def end(k, y0):
        return solve_ivp(lambda t, y: -k * y**2, (0, 1.5), y0[None], method, **tight(method)).y[
            0, -1
        ]

    given = np.array(0.7), np.array(1.3)
    hessian = te.jit(te.hessian(end, (0, 1)))(*given)
    exact = lambda k, y: y / (1 + k * y * 1.5)  # noqa: E731
    expected = te.hessian(exact, (0, 1))(*given)
    np.testing.assert_allclose(
        np.array(hessian), np.array(expected), rtol=1e5 * tight(method)["rtol"]
    )


@pytest.mark.parametrize("method", ["RK45", pytest.param("Radau", marks=pytest.mark.long)])
def test_third_order(method):
    end = lambda k: solve_ivp(lambda t, y: -k * y, (0, 1), [1.0], method, **tight(method)).y[0, -1]  # noqa: E731
    third = te.jit(te.grad(te.grad(te.grad(end))))(np.array(0.5))
    np.testing.assert_allclose(third, -np.exp(-0.5), rtol=1e-6)


def test_beside_mpmath():
    """A pendulum: sin(θ/2) = k cd(ω t, k²) with Jacobi's elliptic function, k = sin(θ₀/2)."""

    def swing(length):
        sol = solve_ivp(
            lambda t, y: [y[1], -9.81 / length * np.sin(y[0])],
            (0, 2.0),
            [1.0, 0.0],
            "DOP853",
            rtol=1e-12,
            atol=1e-13,
        )
        return sol.y[0, -1]

    def exact(length):
        k = mpmath.sin(mpmath.mpf(1) / 2)
        frequency = mpmath.sqrt(mpmath.mpf("9.81") / length)
        return 2 * mpmath.asin(k * mpmath.ellipfun("cd", 2 * frequency, m=k**2))

    with mpmath.workdps(30):
        length = mpmath.mpf(1.2)
        value, slope = exact(length), mpmath.diff(exact, length)
    found = te.jit(te.value_and_grad(swing))(1.2)
    np.testing.assert_allclose(np.array(found), [float(value), float(slope)], rtol=1e-10)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", ["RK45", "Rodas5P"])
def test_complex_step(method):
    """The same steps at a complex parameter: the derivative to rounding, as sizes are fixed."""

    def end(k):
        sol = solve_ivp(
            lambda t, y: -k * y + y**3 / 9, (0, 1), np.array([1.0]) + 0 * k, method, rtol=1e-4,
            sensitivities=0,
        )  # fmt: skip
        return sol.y[0, -1]

    slope = te.jit(te.grad(end))(0.6)
    shifted = te.jit(end)(0.6 + 1e-20j)
    np.testing.assert_allclose(slope, shifted.imag / 1e-20, rtol=1e-12)


@pytest.mark.parametrize(
    "method", all_but(["RK23", "Tsit5", "Radau", "Kvaerno5", "DOP853", "Rodas5P", "BDF"], METHODS)
)
def test_times_of_the_result(method):
    """Rows at given times, by the times themselves, by the state and by an argument."""
    p = np.array([1.0, 0.7])

    def rows(times, y0, p):
        return solve_ivp(driven, (0, 2), y0, method, times, args=(p,), **tight(method)).y

    times, y0 = np.array([0.0, 0.3, 0.31, 1.7, 2.0]), np.array([1.0, -0.2])
    run = te.jit(rows)
    table = run(times, y0, p)
    exact = integrate.solve_ivp(
        driven, (0, 2), y0, "DOP853", times, args=(p,), rtol=1e-12, atol=1e-13
    ).y
    small = 3e4 * tight(method)["rtol"]
    np.testing.assert_allclose(table, exact, atol=small)
    slope = te.jit(lambda t: te.jvp(lambda t: rows(t, y0, p), (t,), (np.ones(5),))[1])(times)
    inner = np.array([driven(t, y, p) for t, y in zip(times, exact.T, strict=True)]).T
    np.testing.assert_allclose(slope, inner, atol=1e3 * small**0.8)
    by_state = te.jit(te.grad(lambda *x: np.sum(rows(*x) ** 2), (1, 2)))(times, y0, p)
    exact_end = lambda y0, p: np.sum(  # noqa: E731
        integrate.solve_ivp(
            driven, (0, 2), y0, "DOP853", times, args=(p,), rtol=1e-12, atol=1e-13
        ).y
        ** 2
    )
    for found, slot in zip(by_state, range(2), strict=True):
        for i in range(2):
            given = [y0.copy(), p.copy()]
            values = []
            for h in (1e-5, -1e-5):
                given[slot][i] += h
                values.append(exact_end(*given))
                given[slot][i] -= h
            np.testing.assert_allclose(
                found[i], (values[0] - values[1]) / 2e-5, atol=10 * small + 1e-6
            )


@pytest.mark.long
@pytest.mark.parametrize("method", all_but(["Radau", "BDF", "Rodas5P"], STIFF))
def test_stiff_gradients(method):
    """Robertson's rates; the reference is DOP853-free: differences of Radau at 1e-12."""

    def end(rates):
        sol = solve_ivp(
            robertson, (0, 40), [1.0, 0, 0], method, args=(rates,), rtol=1e-8, atol=1e-12
        )
        return sol.y[0, -1]

    slope = te.jit(te.grad(end))(RATES)
    expected = []
    for i in range(3):
        step = np.zeros(3)
        step[i] = 1e-4 * RATES[i]
        values = [
            integrate.solve_ivp(
                robertson, (0, 40), [1.0, 0, 0], "Radau", args=(RATES + s * step,), rtol=1e-11,
                atol=1e-14,
            ).y[0, -1]
            for s in (1, -1)
        ]  # fmt: skip
        expected.append((values[0] - values[1]) / (2 * step[i]))
    np.testing.assert_allclose(slope * RATES, expected * RATES, rtol=2e-5)


@pytest.mark.long
@pytest.mark.parametrize("method", all_but(["Radau", "Rodas5P"], ["Radau", "BDF", "Rodas5P"]))
def test_band_matrices(method):
    """Thirty unknowns of a rod, whose Jacobian has three diagonals."""
    y0 = np.sin(np.linspace(0, np.pi, 32)[1:-1])

    def total(kappa, y0):
        sol = solve_ivp(heat, (0, 0.1), y0, method, args=(kappa,), rtol=1e-7, atol=1e-8)
        return np.sum(sol.y[:, -1] ** 2)

    program = te.trace(te.grad(total, (0, 1)))(0.5, y0)
    assert program.steps.numpy == ()
    slopes = program(np.array(0.5), y0)
    exact = lambda kappa: np.sum(  # noqa: E731
        integrate.solve_ivp(heat, (0, 0.1), y0, "Radau", args=(kappa,), rtol=1e-10, atol=1e-12).y[
            :, -1
        ]
        ** 2
    )
    np.testing.assert_allclose(slopes[0], (exact(0.5001) - exact(0.4999)) / 2e-4, rtol=1e-5)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("method", FIXED)
def test_fixed_steps(method):
    """These are functions without a choice: derivatives are exact at any size of the steps."""

    def end(k, y0):
        return solve_ivp(
            lambda t, y: -k * y**2 + np.sin(t), (0, 1), y0, method, first_step=0.125
        ).y[:, -1]

    te.check_grads(te.jit(end), (0.5, np.array([1.0, 2.0])), order=2)


def test_the_choice_of_steps_is_held_fixed():
    """No derivative of the error estimate flows into the result: at a loose tolerance the slope is
    that of the same steps, not the noise of their choice."""

    def end(k):
        sol = solve_ivp(lambda t, y: -k * y, (0, 3), [1.0], "RK23", rtol=1e-2, sensitivities=0)
        return sol.y[0, -1]

    found = te.jit(te.grad(end))(1.0)
    assert abs(found + 3 * np.exp(-3)) < 0.02
    steps = np.diff(solve_ivp(lambda t, y: -y, (0, 3), [1.0], "RK23", rtol=1e-2).t)

    def same_steps(k):
        y = 1.0
        for h in steps:
            z = -k * h
            y = y * (1 + z + z**2 / 2 + z**3 / 6)
        return y

    np.testing.assert_allclose(found, te.grad(same_steps)(1.0), rtol=1e-12)


def test_spans_without_length():
    def last(start, end):
        sol = solve_ivp(lambda t, y: [y[1] + t, -y[0]], (start, end), [0.5, 1.0])
        return sol.y[0, -1] + 2 * sol.t[-1]

    for by in (te.grad(last, (0, 1))(3.0, 3.0), te.jit(te.grad(last, (0, 1)))(3.0, 3.0)):
        np.testing.assert_allclose(by, [-4.0, 6.0], rtol=1e-12)
    bend = te.jit(te.grad(te.grad(last, 1), 1))(3.0, 3.0)
    np.testing.assert_allclose(bend, 1 - 0.5, rtol=1e-12)
    end = te.variable(3.0)
    last(3.0, end).backward()
    np.testing.assert_allclose(end.grad, 6.0, rtol=1e-12)


def test_lists_of_traced_numbers_are_vectors():
    def height(v, t):
        sol = solve_ivp(lambda t, y: [y[1], -9.81], (0, 2), [1.0, v], t_eval=[0.5, t], rtol=1e-9)
        return sol.y[0, 1]

    value, slopes = te.jit(te.value_and_grad(height, (0, 1)))(3.0, 1.5)
    np.testing.assert_allclose(value, 1 + 4.5 - 9.81 * 1.125, rtol=1e-9)
    np.testing.assert_allclose(slopes, (1.5, 3 - 9.81 * 1.5), rtol=1e-9)


def test_memory_is_bounded():
    """A long loop keeps its states once per chunk; the gradient is the same."""

    def end(k, checkpoint):
        return solve_ivp(
            lambda t, y: [y[1], -k * y[0]], (0, 40.0), [1.0, 0.0], "RK4", first_step=0.01,
            checkpoint=checkpoint,
        ).y[0, -1]  # fmt: skip

    slopes = [te.jit(te.grad(lambda k, c=c: end(k, c)))(1.0) for c in (False, 50, True, None)]
    np.testing.assert_allclose(slopes, -20 * np.sin(40.0), rtol=1e-6)
    assert np.ptp(slopes) < 1e-12


@pytest.mark.long
def test_batches_have_steps_of_their_own():
    def end(k, y0):
        return solve_ivp(lambda t, y: -k * y, (0, 2), y0, "RK45", rtol=1e-8, atol=1e-10).y[0, -1]

    k, y0 = np.linspace(0.1, 9.0, 37), np.linspace(1, 2, 37)[:, None]
    np.testing.assert_allclose(te.jit(te.vmap(end))(k, y0), y0[:, 0] * np.exp(-2 * k), atol=1e-8)
    each = te.jit(te.vmap(te.grad(end)))(k, y0)
    np.testing.assert_allclose(each, -2 * y0[:, 0] * np.exp(-2 * k), atol=1e-7)
    alone = te.jit(te.grad(end))(k[5], y0[5])
    np.testing.assert_allclose(each[5], alone, rtol=1e-12)


@pytest.mark.long
@pytest.mark.parametrize("method", all_but(["BDF"], ["Rodas5P", "BDF"]))
def test_batches_of_stiff_problems(method):
    def end(k):
        return solve_ivp(
            robertson, (0, 10), [1.0, 0, 0], method, args=(k,), rtol=1e-6, atol=1e-10
        ).y[0, -1]

    rates = RATES * np.linspace(0.5, 2, 5)[:, None]
    together = te.jit(te.vmap(te.value_and_grad(end)))(rates)
    alone = te.jit(te.value_and_grad(end))
    for i, k in enumerate(rates):
        value, slope = alone(k)
        np.testing.assert_allclose(together[0][i], value, rtol=1e-9)
        np.testing.assert_allclose(together[1][i], slope, rtol=1e-6)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("method", "engine"),
    [
        ("RK45", "numpy"),
        ("Rodas5P", "numpy"),
        pytest.param("RK45", "xla", marks=pytest.mark.long),
        pytest.param("Rodas5P", "xla", marks=pytest.mark.long),
    ],
)
def test_other_engines(method, engine):
    if engine == "xla":
        pytest.importorskip("jax")

    def loss(p, y0):
        return np.sum(
            solve_ivp(driven, (0, 1), y0, method, [0.4, 1.0], args=(p,), rtol=1e-5).y ** 2
        )

    given = np.array([1.0, 0.5]), np.array([1.0, 0.0])
    native, other = (
        te.jit(te.value_and_grad(loss, (0, 1)), engine=e)(*given) for e in ("native", engine)
    )
    np.testing.assert_allclose(other[0], native[0], rtol=1e-9)
    for a, b in zip(native[1], other[1], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-8)


def test_dense_output_in_traced_functions():
    def middle(k, t):
        sol = solve_ivp(
            lambda t, y: -k * y, (0, 2), [1.0], dense_output=True, max_steps=64, rtol=1e-9,
            atol=1e-9,
        )  # fmt: skip
        return sol.sol(t)[0]

    t = np.array([0.3, 1.9, 0.0])
    value, slope = te.jit(lambda k, t: te.jvp(lambda k: middle(k, t), (k,), (1.0,)))(0.8, t)
    np.testing.assert_allclose(value, np.exp(-0.8 * t), atol=1e-7)
    np.testing.assert_allclose(slope, -t * np.exp(-0.8 * t), atol=1e-6)
    with pytest.raises(ValueError, match="pass `max_steps`"):
        te.jit(lambda y: solve_ivp(lambda t, y: y, (0, 1), y, dense_output=True).y)(np.ones(1))
