"""Jumps at known times and dosing tables, beside closed forms (superposition) and SciPy."""

import numpy as np
import pytest
from initial_value_problems import METHODS
from scipy import integrate

import tenferro as te

solve_ivp, Doses, Jumps = te.integrate.solve_ivp, te.integrate.Doses, te.integrate.Jumps
RATES = np.array([1.2, 0.3])
HOURS = np.linspace(0, 24, 9)
TIMES, AMOUNTS, LASTS = np.array([0.0, 12.0, 6.0]), np.array([100.0, 50.0, 25.0]), np.full(3, 2.25)
TIGHT = {"rtol": 1e-8, "atol": 1e-9}


def absorbed(t, y, k):
    """From the gut into the blood, and out of it."""
    return [-k[0] * y[0], k[0] * y[0] - k[1] * y[1]]


def by_mouth(k, times, amounts):
    """The amount in the blood after doses into the gut, by superposition."""
    total = 0.0
    for at, amount in zip(times, amounts, strict=True):
        u = HOURS - at
        shape = k[0] / (k[0] - k[1]) * (np.exp(-k[1] * u) - np.exp(-k[0] * u))
        total = total + np.where(u >= 0, amount * shape, 0.0)
    return total


def by_infusion(k, times, amounts, lasts):
    """The amount in the blood after infusions into it."""
    total = 0.0
    for at, amount, last in zip(times, amounts, lasts, strict=True):
        u = np.maximum(HOURS - at, 0.0)
        shape = np.exp(-k[1] * np.maximum(u - last, 0.0)) - np.exp(-k[1] * u)
        total = total + amount / last / k[1] * shape
    return total


def solved(k, doses, method="RK45", **options):
    options = {**TIGHT, "t_eval": HOURS, **options}
    return solve_ivp(absorbed, (0, 24), [0.0, 0.0], method, args=(k,), jumps=doses, **options)


@pytest.mark.sampled(36)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("way", ["infusion", "bolus"])
def test_doses_superpose(method, way):
    """Values and derivatives by rates, times, amounts, durations; 100 times the tolerance relative
    to the largest value, as derivatives by times are slopes of about the size of a value."""
    if way == "bolus":
        exact, given = by_mouth, (RATES, TIMES + 0.5, AMOUNTS)
        ours = lambda k, *table: solved(k, Doses(*table), method).y[1]  # noqa: E731
    else:
        exact, given = by_infusion, (RATES, TIMES + 0.5, AMOUNTS, LASTS)
        ours = lambda k, t, a, d: solved(k, Doses(t, a, 1, d), method).y[1]  # noqa: E731
    places = tuple(range(len(given)))
    value, expected = te.jit(ours)(*given), exact(*given)
    scale = 300 if method == "Kvaerno5" else 100
    np.testing.assert_allclose(value, expected, atol=scale * 1e-8 * 100)
    found = te.jit(te.jacrev(ours, places))(*given)
    for a, b in zip(found, te.jacobian(exact, places)(*given), strict=True):
        np.testing.assert_allclose(a, b, atol=scale * 1e-8 * max(100, np.abs(b).max()))


@pytest.mark.long
def test_second_derivatives_by_times_and_amounts():
    def misfit(x, curve):
        return np.sum(curve(RATES, x[:2], x[2:]) ** 2) / 1000

    ours = te.hessian(lambda x: misfit(x, lambda k, *t: solved(k, Doses(*t)).y[1]))
    exact = te.hessian(lambda x: misfit(x, by_mouth))
    x = np.array([0.5, 7.0, 100.0, 50.0])
    expected = exact(x)
    np.testing.assert_allclose(te.jit(ours)(x), expected, atol=1e-5 * np.abs(expected).max())


PADDED_TIMES = np.array([[0.5, 6.0, 12.0], [3.0, np.inf, np.inf], [np.inf] * 3])
PADDED_AMOUNTS = np.array([[10.0, 20.0, 30.0], [5.0, 0.0, 0.0], [0.0, 0.0, 0.0]])


def of_table(times, amounts):
    return solved(RATES, Doses(times, amounts, 1, np.array([0.0, 1.0, 0.0])[: len(times)])).y[1]


def test_tables_of_different_lengths_are_padded():
    together = te.jit(te.vmap(of_table))(PADDED_TIMES, PADDED_AMOUNTS)
    for i, n in enumerate((3, 1, 0)):
        alone = of_table(PADDED_TIMES[i, :n], PADDED_AMOUNTS[i, :n])
        np.testing.assert_allclose(together[i], alone, rtol=1e-9, atol=1e-12)


@pytest.mark.long
def test_padding_has_no_derivatives():
    slopes = te.jit(te.vmap(te.jacobian(of_table, (0, 1))))
    by_times = slopes(PADDED_TIMES, PADDED_AMOUNTS)
    for i, n in enumerate((3, 1, 0)):
        assert all(np.all(np.isfinite(x[i])) for x in by_times)
        assert not np.any(by_times[0][i][:, n:])


def test_infusions_by_rate_go_on_from_before_the_start():
    doses = Doses([-1.0, 4.0], [50.0, 20.0], 1, rate=[20.0, 10.0])  # of 2.5 and 2 hours
    ours = solved(RATES, doses).y[1]
    decay = np.exp(-RATES[1] * HOURS)
    began = solved(RATES, Doses([0.0], [30.0], 1, 1.5)).y[1]
    second = solved(RATES, Doses([4.0], [20.0], 1, 2.0)).y[1]
    np.testing.assert_allclose(ours, began + second, atol=1e-6)
    assert decay[0] == 1


def test_compartments_by_name_and_jumps_of_a_pytree():
    def flow(t, s, k):
        return {"blood": k[0] * s["gut"] - k[1] * s["blood"], "gut": -k[0] * s["gut"]}

    doses = Doses([0.0, 12.0, 6.0], AMOUNTS, ["gut", "gut", "gut"])
    sol = solve_ivp(
        flow, (0, 24), {"gut": 0.0, "blood": 0.0}, args=(RATES,), t_eval=HOURS, jumps=doses, **TIGHT
    )
    np.testing.assert_allclose(sol.y["blood"], by_mouth(RATES, TIMES, AMOUNTS), atol=1e-5)


@pytest.mark.sampled(16)
@pytest.mark.parametrize("method", METHODS)
def test_jumps_backwards_undo_those_forwards(method):
    """With a reset that depends on the state, its value and an argument; exactly inverted."""
    times, values = np.array([1.0, 2.0, 2.0]), np.array([0.5, 2.0, -1.0])
    turn = lambda t, y, a: [a * y[1], -y[0]]  # noqa: E731
    onward = Jumps(times, lambda t, y, v, a: y * a + v, values)
    back = Jumps(times[::-1], lambda t, y, v, a: (y - v) / a, values[::-1])
    options = {"method": method, "args": (1.5,), "rtol": 1e-9, "atol": 1e-10}
    there = solve_ivp(turn, (0, 3), [1.0, 2.0], jumps=onward, **options).y[:, -1]
    again = solve_ivp(turn, (3, 0), there, jumps=back, **options).y[:, -1]
    np.testing.assert_allclose(again, [1.0, 2.0], atol=1e-5)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("method", ["RK45", "DOP853", "BDF", "Radau"])
def test_steps_and_costs_are_those_of_scipy_piece_by_piece(method):
    """The solution jumps at its time, where both states are rows outside of traced functions."""
    fun = lambda t, y: [y[1], -np.sin(y[0])]  # noqa: E731
    options = {"method": method, "rtol": 1e-6, "dense_output": True}
    ours = solve_ivp(fun, (0, 6), [1.0, 0], jumps=([2.0, 4.0], lambda t, y: y + 0.5), **options)
    y, pieces = np.array([1.0, 0]), []
    for a in (0, 2, 4):
        pieces.append(integrate.solve_ivp(fun, (a, a + 2), y, **options))
        y = pieces[-1].y[:, -1] + 0.5
    np.testing.assert_allclose(ours.t, np.concatenate([p.t for p in pieces]), rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(ours.y, np.concatenate([p.y for p in pieces], 1), atol=1e-7)
    if method not in ("BDF", "Radau"):  # whose Jacobians cost no slopes here
        assert ours.nfev == sum(p.nfev for p in pieces)
    grid = np.array([1.0, 2.0, 3.0, 4.0, 5.0])
    expected = np.concatenate(
        [pieces[i].sol(t)[:, None] for i, t in zip([0, 1, 1, 2, 2], grid, strict=True)], 1
    )
    np.testing.assert_allclose(ours.sol(grid), expected, atol=1e-6)
    inside = te.jit(
        lambda y0: solve_ivp(
            fun, (0, 6), y0, jumps=([2.0, 4.0], lambda t, y: y + 0.5), max_steps=200, **options
        ).sol(grid)
    )
    np.testing.assert_allclose(inside(np.array([1.0, 0])), expected, atol=1e-6)


def test_a_jump_is_not_an_event_and_events_end_it():
    def low(t, y, k):
        return y[0] - 1.0

    low.terminal, low.direction = 2, -1  # type: ignore[attr-defined]
    doses = Doses([2.0, 4.0, 6.0], [3.0, 3.0, 3.0])
    solve = lambda k: solve_ivp(  # noqa: E731
        lambda t, y, k: -k * y, (0, 9), [0.5], events=low, jumps=doses, args=(k,), **TIGHT
    )
    exact = lambda k: 2 + np.log(0.5 * np.exp(-2 * k) + 3) / k  # noqa: E731
    outside = solve(1.0)
    assert outside.status == 1
    np.testing.assert_allclose(outside.t_events[0][0], exact(1.0), rtol=1e-7)
    assert 4 < outside.t[-1] < 6
    time = lambda k: solve(k).t_events[0][0]  # noqa: E731
    value, slope = te.jit(te.value_and_grad(time))(1.0)
    np.testing.assert_allclose([value, slope], te.value_and_grad(exact)(1.0), rtol=1e-6)


def test_derivatives_have_error_control_after_a_jump():
    """A pendulum at rest, which a jump does not push: no error of the state limits steps."""

    def end(push):
        fun = lambda t, y: [y[1], -np.sin(y[0]) - 0.1 * y[1]]  # noqa: E731
        jumps = Jumps([1.0], lambda t, y, p: y + np.stack([0 * p, p]), np.reshape(push, (1,)))
        return solve_ivp(fun, (0, 11), [0.0, 0.0], rtol=1e-6, atol=1e-6, jumps=jumps).y[0, -1]

    w = np.sqrt(1 - 0.05**2)
    np.testing.assert_allclose(
        te.jit(te.grad(end))(0.0), np.exp(-0.5) * np.sin(10 * w) / w, atol=1e-4
    )


def test_a_jump_keeps_algebraic_unknowns_consistent():
    """y' = −z, 0 = z − y with a dose of y: z follows."""
    sol = solve_ivp(
        lambda t, y: [-y[1], y[1] - y[0]], (0, 2), [1.0, 1.0], "Rodas5P", mass=[1.0, 0.0],
        jumps=Doses([1.0], 2.0), rtol=1e-8, atol=1e-10, t_eval=[1.0, 2.0],
    )  # fmt: skip
    after = np.exp(-1) + 2
    np.testing.assert_allclose(sol.y, np.array([[1, np.exp(-1)]] * 2) * after, rtol=1e-7)


@pytest.mark.parametrize(
    ("jumps", "error", "message"),
    [
        (Doses([[0.0]], 1.0), ValueError, r"Doses.time has shape \(1, 1\)"),
        (Doses([0.0, 1.0], [1.0]), ValueError, r"Doses.amount has shape \(1,\)"),
        (Doses([0.0], 1.0, 2), ValueError, "compartment is 2, but y0 has 2 elements"),
        (Doses([0.0], 1.0, "gut"), ValueError, "expected keys of y0"),
        (Doses([0.0], 1.0, 0.5), ValueError, "compartment has dtype float64"),
        (Doses([0.0], 1.0, 0, 1.0, 1.0), ValueError, "`duration` and `rate`"),
        (Jumps([0.0], None), TypeError, "expected a function"),
        (Jumps([0.0], lambda t, y, v: y, [1.0, 2.0]), ValueError, "a row for each time"),
        (Jumps([0.0], lambda t, y, k: y[:1]), ValueError, "expected"),
        (Jumps([np.nan], lambda t, y, k: y), ValueError, "a time of `jumps` is NaN"),
        ([0.0], TypeError, "expected `te.integrate.Jumps`"),
    ],
)
def test_what_is_refused(jumps, error, message):
    with pytest.raises(error, match=message):
        solved(RATES, jumps)


def test_what_is_refused_when_a_program_runs():
    with pytest.raises(ValueError, match="a time of `jumps` is NaN"):
        te.jit(lambda t: solved(RATES, Doses(t, 1.0)).y)(np.array([np.nan]))
    with pytest.raises(ValueError, match="does not take `jumps`"):
        solved(RATES, Doses([0.0], 1.0), "LSODA")
